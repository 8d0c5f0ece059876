import { evaluate } from './evaluate';
import type { Figures, Quality } from './Figures';
import committed from './figures.json';

/** What a change may cost without being told; a slice of few cravings swings more. */
const TOLERANCE = 0.01;
const FEW = 20;

let now: Figures;
beforeAll(async () => {
  now = await evaluate();
});

const slices = (['development', 'unseen'] as const).flatMap((set) =>
  Object.entries<Quality>(committed[set]).map(([slice, was]) => [set, slice, was] as const),
);
test.each(slices)('the search is as good as it was: %s, %s', (set, slice, was) => {
  const is = now[set][slice];
  expect(is?.cravings).toBe(was.cravings);
  expect(is?.ndcg).toBeGreaterThanOrEqual(was.ndcg - (was.cravings < FEW ? 3 * TOLERANCE : TOLERANCE));
});

const registers = (['register', 'invented'] as const).flatMap((set) =>
  Object.entries<Quality>(committed[set].slices).map(([slice, was]) => [set, slice, was] as const),
);
test.each(registers)('so it is where little is known: %s, %s', (set, slice, was) => {
  const is = now[set]?.slices[slice];
  if (set === 'register' && !is) return; // the register is not beside the project
  expect(is?.cravings).toBe(was.cravings);
  expect(is?.ndcg).toBeGreaterThanOrEqual(was.ndcg - (was.cravings < FEW ? 3 * TOLERANCE : TOLERANCE));
});

test.each(['register', 'invented'] as const)('no more cravings find nothing: %s', (set) => {
  expect(now[set]?.empty ?? 0).toBeLessThanOrEqual(committed[set].empty);
  expect(now[set]?.noPlaceForDiners ?? 0).toBeLessThanOrEqual(committed[set].noPlaceForDiners);
});

test('a slip of the finger costs next to nothing', () => {
  expect(now.typos).toBeGreaterThanOrEqual(Math.max(0.97, committed.typos - TOLERANCE));
});

test.each(['es', 'zh', 'ko'] as const)('the commonest words find the same places in %s', (language) => {
  expect(now.languages[language]).toBeGreaterThanOrEqual(Math.max(0.9, committed.languages[language] - TOLERANCE));
});

test.each(['development', 'unseen'] as const)('it is far better than looking for words: %s', (set) => {
  const { ndcg = 0, bm25 = 1 } = now[set].all ?? {};
  expect(ndcg).toBeGreaterThan(2 * bm25);
});
