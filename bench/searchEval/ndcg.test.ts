import { ndcg, recall } from './ndcg';

const grades = { best: 3, good: 2, fair: 1 };

test('the best order has nDCG 1, results without a grade have nDCG 0, and a wrong order has less than 1', () => {
  expect(ndcg(['best', 'good', 'fair', 'other'], grades)).toBe(1);
  expect(ndcg(['other'], grades)).toBe(0);
  expect(ndcg(['good', 'best', 'fair'], grades)).toBeCloseTo(
    (2 + 3 / Math.log2(3) + 0.5) / (3 + 2 / Math.log2(3) + 0.5),
  );
});

test('recall counts places with grade 2 or 3, or all graded places if no place has grade 2 or 3', () => {
  expect(recall(['best', 'fair'], grades)).toBe(0.5);
  expect(recall(['a'], { a: 1 })).toBe(1);
});
