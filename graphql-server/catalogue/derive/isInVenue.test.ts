import { isInVenue } from './isInVenue';

test.each([
  'Busch Stadium 148 - Carry Out',
  'Opera House - Lower Lounge',
  'The Dome @ Elm Center',
  'Energizer Park - Hellcat',
  'Rose Garden - Cafe',
  'Elm Center Bar 12',
  'Elm Center Stand 7',
  'Elm Hotel Room 214',
])('%s is in a venue', (name) => {
  expect(isInVenue(name)).toBe(true);
});

test.each([
  'Noodle Bar 88',
  'Oyster Bar 45',
  'Juice Bar #3',
  'Taco Station 5',
  'Fire Station 1 Brewing',
  'China Garden - Main St',
  'Thai Garden - Ballard',
  'Whataburger Highland Park - Dallas',
  'The Dome Grill',
  'Old Stadium Pub',
  'Old Opera House Restaurant',
  'Dosa Dosa (Cart #2)',
  'Bar 101',
])('%s is in no venue', (name) => {
  expect(isInVenue(name)).toBe(false);
});
