import { explainMatch } from './explainMatch';
import { isSamePlace } from './isSamePlace';
import { readLabelledPairs } from './labelledPairs';

test('isSamePlace and explainMatch make the same decision for every tested pair, in either order', () => {
  const pairs = readLabelledPairs();
  const records = pairs.flatMap(({ a, b }) => [a, b]);
  const across = records.flatMap((a, index) => records.slice(index + 1, index + 40).map((b) => ({ a, b })));
  const disagreed = [...pairs, ...across].filter(({ a, b }) => {
    const { isSame } = explainMatch(a, b);
    return isSame !== isSamePlace(a, b) || isSame !== isSamePlace(b, a) || isSame !== explainMatch(b, a).isSame;
  });
  expect(disagreed).toEqual([]);
});

test('the score is the sum of the points; a pair is one place if its score is above 0 and both US states match', () => {
  for (const { a, b } of readLabelledPairs()) {
    const { score, points, isSame } = explainMatch(a, b);
    expect(score).toBeCloseTo(Object.values(points).reduce((sum, each) => sum + each, 0));
    expect(isSame).toBe(a.state === b.state && score > 0);
  }
});
