import { isSamePlace } from './isSamePlace';
import type { MatchRecord } from './MatchRecord';

const base: MatchRecord = {
  source: 'one',
  name: 'Urban Chestnut Brewing Co',
  brand: null,
  address: '4465 Manchester Ave',
  city: 'St. Louis',
  state: 'MO',
  postalCode: '63110',
  phone: '+13142220143',
  latitude: 38.6262,
  longitude: -90.2636,
  website: null,
  cuisine: null,
};
const other = (changes: Partial<MatchRecord>): MatchRecord => ({ ...base, source: 'other', ...changes });
const mcdonalds = {
  name: "McDonald's",
  brand: "McDonald's",
  address: '3737 S Kingshighway Blvd',
  phone: '+13143510922',
};

test.each<[string, Partial<MatchRecord>]>([
  ['the same words', {}],
  ['a shorter name', { name: 'Urban Chestnut', phone: null }],
  ['another spelling, no coordinates', { name: 'URBAN CHESTNUTT BREWERY', latitude: null, longitude: null }],
  [
    'the name as one word, 150 m away',
    { name: 'UrbanChestnut', latitude: 38.6275, address: '4465 MANCHESTER AVENUE, STE 1' },
  ],
  ['no address, another phone', { address: null, phone: '+13145771234' }],
])('the two records are one place: %s', (_, changes) => {
  expect(isSamePlace(base, other(changes))).toBe(true);
  expect(isSamePlace(other(changes), base)).toBe(true);
});

test.each<[string, Partial<MatchRecord>]>([
  ['the next tenant of the same house', { name: 'Sultan Mediterranean', phone: '+13145357777' }],
  [
    'another restaurant of the same owner, with the same phone',
    { name: 'Gramophone Sandwiches', address: '4243 Manchester Ave', latitude: 38.6268, longitude: -90.2576 },
  ],
  [
    'a second branch',
    { address: '3229 Washington Ave', latitude: 38.6377, longitude: -90.2274, phone: '+13142220144' },
  ],
  ['the same name in another state', { state: 'IL', latitude: null, longitude: null }],
])('the two records are two places: %s', (_, changes) => {
  expect(isSamePlace(base, other(changes))).toBe(false);
  expect(isSamePlace(other(changes), base)).toBe(false);
});

test('two branches of a chain on one street are two places, with and without store numbers', () => {
  const near = other({ ...mcdonalds, address: '3901 S Kingshighway Blvd', latitude: 38.6273, phone: null });
  expect(isSamePlace({ ...base, ...mcdonalds }, near)).toBe(false);
  expect(isSamePlace({ ...base, ...mcdonalds, name: "McDonald's #1234" }, { ...near, name: "McDonald's #1235" })).toBe(
    false,
  );
});

test('a shared fictional phone number does not make two records with different names one place', () => {
  const phone = '+13145550144';
  const changes = { name: 'Urban Spoon', address: null, phone, latitude: 38.627 };
  expect(isSamePlace({ ...base, phone }, other(changes))).toBe(false);
});
