import { cityLine } from './cityLine';

test.each([
  ['St. Louis', 'MO', 'St. Louis, MO'],
  ['Singapore', null, 'Singapore'],
])('the line for city %s and region %s is "%s"', (city, region, line) => {
  expect(cityLine({ city, region })).toBe(line);
});
