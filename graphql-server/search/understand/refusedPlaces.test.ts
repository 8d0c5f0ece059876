import type { FindPlace } from '../parse/NamedPlace';
import { understand } from './understand';

const findPlace: FindPlace = ([first = '']) =>
  ['downtown', 'soulard'].includes(first)
    ? {
        place: {
          kind: 'NEIGHBORHOOD',
          key: first,
          center: { latitude: 38.6, longitude: -90.2 },
          kilometres: 1,
          streets: [],
          neighborhood: 1,
        },
        length: 1,
      }
    : null;
const read = (craving: string) => {
  const { place, unknownWords, terms } = understand(craving, { now: new Date('2026-11-20T18:30:00-06:00'), findPlace });
  return { place: place?.key ?? null, unknownWords, terms: terms.map(({ word }) => word) };
};

test.each([
  'tacos, not downtown',
  'tacos anywhere but downtown',
  'tacos somewhere other than downtown',
  'tacos away from downtown',
  "don't want to drive downtown, tacos",
  'tacos far from downtown',
])('a refused part of the city is not searched, and counts as not understood: %s', (craving) => {
  expect(read(craving)).toMatchObject({ place: null, unknownWords: ['downtown'] });
  expect(read(craving).terms).not.toContain('downtown');
});

test('the part that the diner names instead is searched', () => {
  expect(read('not downtown, in soulard')).toMatchObject({ place: 'soulard', unknownWords: ['downtown'] });
});

test.each([
  'tacos not far from downtown',
  'tacos, not all that far from downtown',
  "tacos, don't want to be far from downtown",
  'why not downtown',
  'no sushi, downtown',
  'nothing fancy downtown',
  'not loud downtown bar',
])('a part of the city is searched if the craving does not refuse it: %s', (craving) => {
  expect(read(craving)).toMatchObject({ place: 'downtown', unknownWords: [] });
});
