import { cityLine } from './cityLine';

test.each([
  ['St. Louis', 'MO', 'St. Louis, MO'],
  ['Singapore', null, 'Singapore'],
])('%s, %s', (city, region, line) => {
  expect(cityLine({ city, region })).toBe(line);
});
