import { findCity } from './findCity';
import { isTownNear } from './isTownNear';

test.each([
  ['ballwin', true],
  ['alton', true],
  ['creve coeur', true],
  ['ofallon', true],
  ['crevecoeur', false],
  ['creve', false],
  ['springfield', false],
  ['pizza', false],
])('a town near St. Louis has the name %j: %s', (name, isTown) => {
  const city = findCity('St. Louis');
  expect(city && isTownNear(city, name)).toBe(isTown);
});
