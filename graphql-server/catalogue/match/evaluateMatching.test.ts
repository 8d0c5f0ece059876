import { evaluateMatching } from './evaluateMatching';
import { type LabelledPair, readLabelledPairs } from './labelledPairs';
import { presentEvaluation } from './presentEvaluation';

const pairs = readLabelledPairs();
const { scores } = evaluateMatching(pairs);

test('240 or more unique pairs: about half are the same place twice, half or more are hard, and none is invented', () => {
  const same = pairs.filter((pair) => pair.same).length;
  expect(pairs.length).toBeGreaterThanOrEqual(240);
  expect(same / pairs.length).toBeGreaterThan(0.4);
  expect(same / pairs.length).toBeLessThan(0.6);
  expect(scores.hard.pairs).toBeGreaterThanOrEqual(pairs.length / 2);
  expect(scores['held-out'].pairs).toBeGreaterThan(pairs.length * 0.4);
  expect(pairs.filter(({ a, b }) => a.source === 'sample' || b.source === 'sample')).toEqual([]);
  const keys = pairs.flatMap(({ a, b }) => [JSON.stringify([a, b]), JSON.stringify([b, a])]);
  expect(new Set(keys).size).toBe(2 * pairs.length);
});

test('for all labeled pairs, precision and recall are at least 0.97', () => {
  expect(scores.all.precision).toBeGreaterThanOrEqual(0.97);
  expect(scores.all.recall).toBeGreaterThanOrEqual(0.97);
});

test('precision and recall are also high for the half that was not used to tune the weights', () => {
  expect(scores['held-out'].precision).toBeGreaterThanOrEqual(0.97);
  expect(scores['held-out'].recall).toBeGreaterThanOrEqual(0.94);
});

test('the scores state how often the matcher agrees with the labels; each mistake is printed with its points', () => {
  const [pair] = pairs;
  if (!pair) throw new Error('no pairs');
  const wrong: LabelledPair = { ...pair, same: false, hard: true, note: 'not so', half: 'held-out' };
  const evaluation = evaluateMatching([{ ...pair, same: true, half: 'development' }, wrong]);
  expect(evaluation.scores.all).toEqual({ pairs: 2, precision: 0.5, recall: 1, f1: 2 / 3 });
  expect(evaluation.scores.easy).toMatchObject({ pairs: 1, precision: 1 });
  expect(evaluation.scores['held-out']).toEqual({ pairs: 1, precision: 0, recall: 1, f1: 0 });
  const lines = presentEvaluation(evaluation);
  expect(lines[1]).toBe('  all                 2      0.500   1.000  0.667');
  expect(lines).toContain('1 mistake');
  expect(lines).toContain('Two places, joined (held-out): not so');
  expect(lines.at(-1)).toMatch(/^ {2}names 1\.00 alike, 0 m; start -5, name 4, .* = 7\.0$/);
});
