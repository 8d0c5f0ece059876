import { venueOf } from './venueOf';

test.each([
  ['Busch Stadium 148 - Carry Out', 'Busch Stadium'],
  ['Stand 7 @ Busch Stadium', 'Busch Stadium'],
  ['Enterprise Center/ Mission Taco', 'Enterprise Center'],
  ['Energizer Park - Hellcat', 'Energizer Park'],
  ["Ben & Jerry's", null],
  ['Stadium Grill', null],
])('the venue in the name %j is %j', (name, venue) => {
  expect(venueOf(name)).toBe(venue);
});
