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

/** A chain's branch on Main St. The cases below change it, and another record of the chain, by the next constants. */
const branch = { name: 'Subway', brand: 'Subway', address: '500 N Main St', phone: null, website: null };
const north = (metres: number) => ({ latitude: 38.6262 + metres / 111_320 });
const hotline = { phone: '+13142220143', website: 'https://chain.example/' };
const nowhere = { latitude: null, longitude: null };

test.each<[string, Partial<MatchRecord>, Partial<MatchRecord>, boolean]>([
  ['two ends of an airport, from one source', {}, { source: 'one', ...north(600) }, false],
  ['one branch twice from one source', {}, { source: 'one', ...north(20) }, true],
  ['a mistake of the geocoder', {}, { ...north(2000) }, true],
  ['a far place whose address lacks the N of the street', {}, { address: '500 Main St', ...north(2000) }, false],
  ['a far place on Main Ave', {}, { address: '500 N Main Ave', ...north(2000) }, false],
  ['Main St and Main Ave, no coordinates', nowhere, { address: '500 N Main Ave', ...nowhere }, false],
  ['Main St and Main Ave, one ZIP code', nowhere, { address: '500 N Main Ave', postalCode: '63110', ...nowhere }, true],
  [
    'the next branch, two phones',
    { phone: '+13142220143' },
    { address: '508 N Main St', phone: '+13145771234', ...north(60) },
    false,
  ],
  [
    'the next house number, probably the same plot',
    { phone: '+13142220143' },
    { address: '501 N Main St', phone: '+13145771234', ...north(40) },
    true,
  ],
  [
    'the next branch, two phones, one source',
    { phone: '+13142220143' },
    { source: 'one', address: '510 N Main St', phone: '+13145771234' },
    false,
  ],
  ['a branch with the same hotline and host', hotline, { address: '600 N Main St', ...hotline, ...north(110) }, false],
  ['another town with the same hotline', {}, { city: 'Columbia', phone: '+13142220143', ...north(180_000) }, false],
  ['another town, no coordinates', nowhere, { city: 'Columbia', postalCode: '65201', ...nowhere }, false],
  [
    'another town with the same hotline, no coordinates',
    { ...hotline, ...nowhere },
    { city: 'Columbia', ...hotline, ...nowhere },
    false,
  ],
  [
    'another name of the town, same phone',
    { ...hotline, ...nowhere },
    { city: 'Maplewood', ...hotline, ...nowhere },
    true,
  ],
  ['a branch that one source calls North', nowhere, { name: 'Subway North', ...nowhere }, true],
  ['a branch with a longer name', nowhere, { name: 'Subway Grand Parkway North', brand: null, ...nowhere }, true],
  [
    'one branch twice from one source, with the same phone number',
    { ...nowhere, ...hotline },
    { name: 'Subway North', source: 'one', ...nowhere, ...hotline },
    true,
  ],
  [
    'two branches with different names from one source',
    nowhere,
    { name: 'Subway North', source: 'one', ...nowhere },
    false,
  ],
  ['another name of the town, same ZIP code', nowhere, { city: 'Maplewood', postalCode: '63110', ...nowhere }, true],
])('whether two records of a chain are one place: %s', (_, one, changes, isSame) => {
  const first = { ...base, ...branch, postalCode: changes.postalCode ? '63110' : null, ...one };
  const second = other({ ...branch, postalCode: null, ...changes });
  expect(isSamePlace(first, second)).toBe(isSame);
  expect(isSamePlace(second, first)).toBe(isSame);
});

test('a wrong kind of street does not make an independent restaurant two places', () => {
  expect(isSamePlace(base, other({ address: '4465 Manchester Rd', phone: null }))).toBe(true);
});

const nextDoor = '4467 Manchester Ave';
test.each<[string, string, Partial<MatchRecord>, boolean]>([
  ['Havana Cafe', 'Havana Grill', { phone: '+13145771234' }, false],
  ['Havana Cafe', 'Havana Grill', { phone: '+13145771234', source: 'one' }, false],
  ['Havana Cafe', 'Havana Grill', { phone: null, address: nextDoor }, false],
  ['Havana Cafe', 'Havana Grill', { phone: null, address: null }, false],
  ['Havana Cafe', 'Havana Grill', { phone: null }, true],
  ['Havana Cafe', 'Havana Grill', { address: nextDoor }, true],
  ['Havana Cafe', 'Havana Restaurant', { phone: '+13145771234' }, true],
  ['Havana Cafe', 'Havana Cafe & Grill', { phone: '+13145771234' }, true],
  ['Havana Restaurant', 'Havana Market', { phone: '+13145771234', address: nextDoor }, false],
  ['Havana Pub', 'Havana Public House', { phone: '+13145771234', address: nextDoor }, true],
  ['India House', 'India Palace', { phone: '+13145771234' }, false],
  ['Chick-fil-A Concourse A', 'Chick-fil-A Concourse C', {}, false],
  ['Starbucks - Terminal 1', 'Starbucks - Terminal 3', {}, false],
  ['Terminal Tavern', 'The Terminal Tavern', {}, true],
  ['Waffle House', 'Waffle Cafe', { phone: null }, false],
  ['Antonio’s', 'Antonia’s', { phone: '+13145771234' }, false],
  ['Antonio’s', 'Antonia’s', {}, true],
])('whether two records with similar names are one place: %s, %s, %j', (one, two, changes, isSame) => {
  const [first, second] = [{ ...base, name: one }, other({ name: two, ...changes })];
  expect(isSamePlace(first, second)).toBe(isSame);
  expect(isSamePlace(second, first)).toBe(isSame);
});
