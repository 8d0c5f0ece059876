import { findCity } from '../../locations/findCity';
import { isTownNear } from '../../locations/isTownNear';
import { understand } from './understand';

const city = findCity('St. Louis');
const read = (craving: string) =>
  understand(craving, {
    now: new Date('2026-11-20T18:30:00-06:00'),
    knows: () => false,
    isTown: (name) => city !== null && isTownNear(city, name),
  });

test.each([
  ['ballwin', ['ballwin'], []],
  ['Alton pizza', ['Alton'], ['pizza']],
  ['tacos creve coeur', ['creve', 'coeur'], ['tacos']],
])(
  'in %j, the names of towns near St. Louis stay as typed, and %j is reported as unknown',
  (craving, unknown, found) => {
    const { corrections, unknownWords, chips } = read(craving);
    expect(corrections).toEqual([]);
    expect(unknownWords).toEqual(unknown);
    expect(chips.filter(({ id }) => id.startsWith('wanted:'))).toHaveLength(found.length);
  },
);

test.each([
  ['piza ballwin', [{ from: 'piza', to: 'pizza' }]],
  ['ramne in st louis', [{ from: 'ramne', to: 'ramen' }]],
  ['no shelfish in alton', [{ from: 'shelfish', to: 'shellfish' }]],
])('words of %j that are not names of towns are corrected', (craving, corrections) => {
  expect(read(craving).corrections).toEqual(corrections);
});
