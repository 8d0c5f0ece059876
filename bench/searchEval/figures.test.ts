import { evaluate } from './evaluate';
import type { Figures, Quality } from './Figures';
import committed from './figures.json';

/**
 * The nDCG@10 of a slice (a group of cravings of one kind) may be at most TOLERANCE below the committed figure. For a
 * slice of fewer than FEW cravings, the limit is 3 * TOLERANCE, because the nDCG@10 of a small slice varies more.
 */
const TOLERANCE = 0.01;
const FEW = 20;

let now: Figures;
beforeAll(async () => {
  now = await evaluate();
});

const slices = (['development', 'unseen'] as const).flatMap((set) =>
  Object.entries<Quality>(committed[set]).map(([slice, was]) => [set, slice, was] as const),
);
test.each(slices)('the search is not much worse than in figures.json: %s, %s', (set, slice, was) => {
  const is = now[set][slice];
  expect(is?.cravings).toBe(was.cravings);
  expect(is?.ndcg).toBeGreaterThanOrEqual(was.ndcg - (was.cravings < FEW ? 3 * TOLERANCE : TOLERANCE));
});

const registers = (['register', 'invented'] as const).flatMap((set) =>
  Object.entries<Quality>(committed[set].slices).map(([slice, was]) => [set, slice, was] as const),
);
test.each(registers)(
  'in a city with few facts, the search is not much worse than in figures.json: %s, %s',
  (set, slice, was) => {
    const is = now[set]?.slices[slice];
    if (set === 'register' && !is) return; // the register of St. Louis is not on this machine
    expect(is?.cravings).toBe(was.cravings);
    expect(is?.ndcg).toBeGreaterThanOrEqual(was.ndcg - (was.cravings < FEW ? 3 * TOLERANCE : TOLERANCE));
  },
);

test.each(['register', 'invented'] as const)(
  '%s: figures.json limits how many cravings find nothing and how many results are not places for diners',
  (set) => {
    expect(now[set]?.empty ?? 0).toBeLessThanOrEqual(committed[set].empty);
    expect(now[set]?.noPlaceForDiners ?? 0).toBeLessThanOrEqual(committed[set].noPlaceForDiners);
  },
);

test('one typing error in each English craving lowers the mean nDCG@10 by at most 3%', () => {
  expect(now.typos).toBeGreaterThanOrEqual(Math.max(0.97, committed.typos - TOLERANCE));
});

test.each(['es', 'zh', 'ko'] as const)('common words in %s find nearly the same places as in English', (language) => {
  expect(now.languages[language]).toBeGreaterThanOrEqual(Math.max(0.9, committed.languages[language] - TOLERANCE));
});

test.each(['development', 'unseen'] as const)('the search is more than twice as good as plain BM25: %s', (set) => {
  const { ndcg = 0, bm25 = 1 } = now[set].all ?? {};
  expect(ndcg).toBeGreaterThan(2 * bm25);
});
