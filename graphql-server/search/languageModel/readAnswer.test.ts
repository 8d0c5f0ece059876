import { emptyReading } from './ModelReading';
import { readAnswer } from './readAnswer';

const CRAVING = 'No Nuts for my son, he’ll die! Crêpes tonight  at 7:30 for 4, under $20, 2 km';
const read = (answer: unknown) => readAnswer(JSON.stringify(answer), CRAVING);

test('readAnswer reads each concept with its weight, and each filter with the words that ask for it', () => {
  const answer = {
    wanted: [
      { concept: 'kids', weight: 0.6 },
      { concept: 'crepes', weight: 1 },
    ],
    unwanted: [
      { concept: 'bar', weight: 1 },
      { concept: 'dive', weight: 0.5 },
    ],
    dietary: [{ diet: 'nut-free', words: 'no nuts' }],
    avoid: [{ concept: 'nuts', words: 'No nuts' }],
    prices: [{ price: '$', words: 'under $20' }],
    open: [{ day: 'today', time: '19:30', words: 'tonight at 7:30' }],
    party: [{ people: 4, words: 'for 4' }],
    distance: [{ kilometres: 2, words: '2 km' }],
  };
  expect(read(answer)).toEqual({
    wanted: [
      { concept: 'crepes', weight: 1 },
      { concept: 'kids', weight: 0.6 },
    ],
    unwanted: [{ concept: 'dive', weight: 0.5 }], // the vocabulary has no concept "bar"
    dietary: [{ value: 'nut-free', words: 'no nuts' }],
    avoid: [{ value: 'nuts', words: 'no nuts' }],
    prices: [{ value: '$', words: 'under $20' }],
    open: [{ value: { day: 'today', minute: 1170 }, words: 'tonight at 7:30' }],
    party: [{ value: 4, words: 'for 4' }],
    distance: [{ value: 2, words: '2 km' }],
  });
});

test.each([
  [
    'unknown concepts',
    {
      wanted: [
        { concept: 'the-best-place-in-town', weight: 1 },
        { concept: '__proto__', weight: 1 },
      ],
    },
  ],
  [
    'invalid weights',
    { wanted: [{ concept: 'quiet', weight: 7 }, { concept: 'loud', weight: '1' }, { concept: 'cozy' }] },
  ],
  [
    'restaurants that the model picked',
    { restaurants: ['11111111-1111-4111-8111-111111111111'], facts: { rating: 5 } },
  ],
  [
    'filters whose words are not in the craving',
    { dietary: [{ diet: 'vegan', words: 'vegan' }], prices: [{ price: '$$$$', words: 'money is no object' }] },
  ],
  ['filters without words', { party: [{ people: 4, words: ' ' }], distance: [{ kilometres: 2 }] }],
  [
    'unknown diets and prices',
    { dietary: [{ diet: 'fruitarian', words: 'no nuts' }], prices: [{ price: '$15', words: '$20' }] },
  ],
  ['allergies to something that is not eaten', { avoid: [{ concept: 'romantic', words: 'no nuts' }] }],
  ['impossible numbers', { party: [{ people: -3, words: 'for 4' }], distance: [{ kilometres: 1e9, words: '2 km' }] }],
  [
    'impossible times',
    {
      open: [
        { day: 'today', time: '25:00', words: 'tonight' },
        { day: 'someday', time: '10:00', words: 'tonight' },
      ],
    },
  ],
  ['lists that are not arrays', { wanted: 'quiet', unwanted: { concept: 'loud', weight: 1 }, avoid: null, open: 3 }],
])('%s are dropped', (_, answer) => {
  expect(read(answer)).toEqual(emptyReading);
});

test('a concept that is repeated in a list is returned once; an answer that is too long is not read', () => {
  const wanted = Array.from({ length: 5000 }, () => ({ concept: 'quiet', weight: 0.2 }));
  expect(readAnswer(JSON.stringify({ wanted: wanted.slice(0, 150) }), CRAVING)).toMatchObject({
    wanted: [{ concept: 'quiet', weight: 0.2 }],
  });
  expect(readAnswer(JSON.stringify({ wanted }), CRAVING)).toBeNull(); // too long
});

test('a concept that is in both lists, wanted and unwanted, is returned only as unwanted', () => {
  const both = [{ concept: 'loud', weight: 1 }];
  expect(read({ wanted: both, unwanted: both })).toMatchObject({ wanted: [], unwanted: both });
});

test.each(['', 'null', '"quiet"', '[]', 'wanted: quiet', '{"wanted": [', '<script>alert(1)</script>'])(
  '%j is not a valid answer',
  (content) => {
    expect(readAnswer(content, CRAVING)).toBeNull();
  },
);
