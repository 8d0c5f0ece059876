import { evaluate } from './evaluate';
import type { Figures } from './Figures';
import committed from './figures.json';
import { sampleCities } from './sampleCities';

/** What a change may cost without being told; a slice of few cravings swings more. */
const TOLERANCE = 0.01;
const FEW = 20;

let now: Figures;
beforeAll(async () => {
  now = evaluate(await sampleCities());
});

test.each(Object.entries(committed.development))('the search is as good as it was: %s', (slice, was) => {
  const is = now.development[slice];
  expect(is?.cravings).toBe(was.cravings);
  expect(is?.ndcg).toBeGreaterThanOrEqual(was.ndcg - (was.cravings < FEW ? 3 * TOLERANCE : TOLERANCE));
});

test('a slip of the finger costs next to nothing', () => {
  expect(now.typos).toBeGreaterThanOrEqual(Math.max(0.97, committed.typos - TOLERANCE));
});

test.each(['es', 'zh', 'ko'] as const)('the commonest words find the same places in %s', (language) => {
  expect(now.languages[language]).toBeGreaterThanOrEqual(Math.max(0.9, committed.languages[language] - TOLERANCE));
});

test('it is far better than looking for words', () => {
  const { ndcg = 0, bm25 = 1 } = now.development.all ?? {};
  expect(ndcg).toBeGreaterThan(2 * bm25);
});
