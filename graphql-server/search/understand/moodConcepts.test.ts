import { moodKeys, moodOf } from '../moods/moods';
import { moodConcepts } from './moodConcepts';

test.each(moodKeys)(
  'the concepts of the mood %s keep their weights, and all other concepts in the result have weights below 0',
  (mood) => {
    const weights = Object.fromEntries(
      moodConcepts(moodOf(mood).concepts).map(({ concept, weight }) => [concept, weight]),
    );
    const { concepts } = moodOf(mood);
    expect(weights).toMatchObject(concepts);
    const others = Object.entries(weights).filter(([concept]) => !(concept in concepts));
    for (const [, weight] of others) expect(weight).toBeLessThan(0);
  },
);

test('in the mood ROMANTIC, the concepts "loud" and "party" have weights below 0', () => {
  const avoided = moodConcepts(moodOf('ROMANTIC').concepts).filter(({ weight }) => weight < 0);
  expect(avoided.map(({ concept }) => concept)).toEqual(expect.arrayContaining(['loud', 'party']));
});
