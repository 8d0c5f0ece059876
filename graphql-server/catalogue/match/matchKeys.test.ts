import { matchKeysOf } from './matchKeys';

const at = { latitude: 38.627003, longitude: -90.199402, phone: null, address: null, city: 'St. Louis', state: 'MO' };
const keyOf = (address: string, city = 'St. Louis') => matchKeysOf({ ...at, address, city }).addressKey;

test('the cell of a known point has the expected number; without coordinates, the cell is null', () => {
  expect(matchKeysOf(at).cell).toBe(7156 * 90_000 + 22450);
  expect(matchKeysOf({ ...at, latitude: null }).cell).toBeNull();
});

test('a phone number is a key if it is not fictional', () => {
  expect(matchKeysOf({ ...at, phone: '+13148321244' }).phone).toBe('+13148321244');
  expect(matchKeysOf({ ...at, phone: '+13145550144' }).phone).toBeNull();
});

test.each([
  ['4489 Forest Park Ave', '4489 FOREST PARK AVENUE, Ste 2'],
  ['4247 S Kingshighway', '4247 South Kingshighway Blvd.'],
  ['3137 Morgan Ford Rd', '3137 Morganford'],
  ['1712 S 9th St', '1712 S. Ninth Street'],
  ['One Government Dr', '1 Government Drive'],
  ['6417-6419 Hampton', '6417 Hampton Av'],
  ['4631 Airport Boulevard 131A', '4631 Airport Blvd #131'],
  ['10 Saint Charles Rock Rd', '10 St. Charles Rock Road'],
])('%s and %s have the same address key', (one, other) => {
  expect(keyOf(one)).not.toBeNull();
  expect(keyOf(one)).toBe(keyOf(other));
});

test('addresses with different house numbers, streets, cities or states have different keys', () => {
  const keys = [
    keyOf('100 Main St'),
    keyOf('102 Main St'),
    keyOf('100 Maine St'),
    keyOf('100 Main St', 'Clayton'),
    matchKeysOf({ ...at, address: '100 Main St', state: 'IL' }).addressKey,
  ];
  expect(new Set(keys).size).toBe(5);
});

test('an address without a house number has no key', () => {
  expect(keyOf('Lambert Airport, Terminal 1')).toBeNull();
});
