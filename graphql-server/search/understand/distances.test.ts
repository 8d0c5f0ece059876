import { understand } from './understand';

const NOW = new Date('2026-11-20T18:30:00-06:00');
const read = (craving: string) => understand(craving, { now: NOW });

test.each([
  ['coffee within 500 feet', 0.15],
  ['pizza 1000ft away', 0.3],
  ['tacos within 200 yards', 0.18],
  ['cafe 300 meters from here', 0.3],
  ['a menos de un kilometro', 1],
  ['tacos a media milla', 0.8],
  ['500米以内咖啡', 0.5],
  ['半英里 咖啡', 0.8],
  ['500m 이내 카페', 0.5],
  ['500미터 이내 카페', 0.5],
])('reads a distance in %s', (craving, kilometres) => {
  const { filters, chips } = read(craving);
  expect(filters.kilometres).toBe(kilometres);
  expect(filters.priceRanges).toEqual([]);
  expect(chips.map(({ kind }) => kind)).not.toContain('PRICE');
  expect(chips.map(({ id }) => id)).not.toContain('wanted:outdoor-seating');
});

test.each([
  '400 meter run done, breakfast',
  '500m budget',
  '100 foot long bar',
  '6 foot party sub',
  '3 yards of beer',
  'brunch after the 5k',
  'a $15m view',
  '34M new in town',
])('reads no distance in %s', (craving) => {
  expect(read(craving).filters.kilometres).toBeNull();
});
