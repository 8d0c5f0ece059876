import { moodKeys, moodOf } from '../moods/moods';
import { moodConcepts } from './moodConcepts';

test.each(moodKeys)('%s wants its concepts and avoids only what it does not want', (mood) => {
  const weights = Object.fromEntries(
    moodConcepts(moodOf(mood).concepts).map(({ concept, weight }) => [concept, weight]),
  );
  const { concepts } = moodOf(mood);
  expect(weights).toMatchObject(concepts);
  const others = Object.entries(weights).filter(([concept]) => !(concept in concepts));
  for (const [, weight] of others) expect(weight).toBeLessThan(0);
});

test('what is loud or for parties does not suit a romantic evening', () => {
  const avoided = moodConcepts(moodOf('ROMANTIC').concepts).filter(({ weight }) => weight < 0);
  expect(avoided.map(({ concept }) => concept)).toEqual(expect.arrayContaining(['loud', 'party']));
});
