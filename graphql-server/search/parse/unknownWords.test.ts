import { understand } from '../understand/understand';

const NOW = new Date('2026-11-20T18:30:00-06:00');
const placeWords = ['zola', 'hampton'];
const read = (craving: string) =>
  understand(craving, {
    now: NOW,
    knows: (word) => placeWords.includes(word),
    begins: (start) => placeWords.some((word) => word.startsWith(start)),
  }).unknownWords;

test.each([
  ['unicorn steak from the moon', ['unicorn']],
  ['ramen, asdfgh', ['asdfgh']],
  ['steak for my Unicorn please', ['Unicorn']],
  ['pizza near the airport', ['airport']],
  ['somewhere quiet for a late lunch with my boss close to Union Station', ['Union Station']],
  ['tacos across from the zoo with kids', ['zoo']],
  ['unicorn steak near the hospital', ['hospital', 'unicorn']],
])('in the craving "%s", the words %j are unknown', (craving, words) => {
  expect(read(craving)).toEqual(words);
});

test.each([
  ['a dish and a mood', 'cozy ramen, not too loud'],
  ['sizes that look like a date', '12/16 oz steak'],
  ['a word of a place', 'coffee on hampton'],
  ['a landmark that a text about a place names', 'coffee near the hampton'],
  ['“near” before a word that does not name a landmark', 'near perfect pizza'],
  ['the diner’s own position', 'pizza near me'],
  ['a half-typed word of a place', 'coffee hampt'],
  ['a corrected word', 'good piza'],
  ['an allergen that the search avoids although the vocabulary lacks it', 'allergic to quinine'],
  ['a craving in another language', 'quiero unicornio'],
  ['a long craving without a landmark', 'we went out with a unicorn last night and would now like some steak'],
])('no unknown word is reported for %s', (_what, craving) => {
  expect(read(craving)).toEqual([]);
});

test('no word is reported as unknown if the words of the city’s places are not available', () => {
  expect(understand('unicorn steak', { now: NOW }).unknownWords).toEqual([]);
});
