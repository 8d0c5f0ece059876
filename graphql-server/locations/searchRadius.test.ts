import { findCity } from './findCity';
import { searchRadius } from './searchRadius';

test.each([
  [null, 8],
  [1, 8],
  [10_000, 8],
  [15_884, 10],
  [100_000, 17],
  [315_685, 21],
  [1_000_000, 25],
  [8_175_133, 25],
])('the search radius for %p inhabitants is %d km', (population, kilometres) => {
  expect(searchRadius({ population })).toBe(kilometres);
});

test.each([
  ['St. Louis', 21],
  ['Clayton, MO', 10],
])('the search radius of %s is %d km', (text, kilometres) => {
  const city = findCity(text);
  expect(city && searchRadius(city)).toBe(kilometres);
});
