import { locationOf } from './City';
import { normalizeLocation } from './normalizeLocation';

test.each([
  ['St. Louis', 'St. Louis', 'St. Louis, MO'],
  ['saint louis', 'St. Louis', 'St. Louis, MO'],
  ['  63101 ', 'St. Louis', 'St. Louis, MO'],
  ['St. Louis, MI', 'St. Louis, MI', 'St. Louis, MI'],
  ['phoenix, az', 'Phoenix', 'Phoenix, AZ'],
  ['CHICAGO', 'Chicago', 'Chicago, IL'],
  ['62701', 'Springfield, IL', 'Springfield, IL'],
  ['springfield', 'Springfield, MO', 'Springfield, MO'],
  ['portland', 'Portland', 'Portland, OR'],
  ['kansas city', 'Kansas City', 'Kansas City, MO'],
  ['kansas city, ks', 'Kansas City, KS', 'Kansas City, KS'],
  ['clayton, mo', 'Clayton, MO', 'Clayton, MO'],
  ['st. louis park', 'St. Louis Park', 'St. Louis Park, MN'],
])('%j is normalized to %s', (text, normalizedLocation, location) => {
  const normalized = normalizeLocation(text);
  expect(normalized?.normalizedLocation).toBe(normalizedLocation);
  expect(normalized?.city && locationOf(normalized.city)).toBe(location);
});

test.each(['\0', ' \u0001 ', '\u200b', '\u00ad\u2060'])(
  '%j has nothing that can be seen, so it counts as blank',
  (text) => {
    expect(() => normalizeLocation(text)).toThrow(expect.objectContaining({ code: 'REQUIRED', field: 'location' }));
  },
);

test.each([
  ['nowhere  town', 'Nowhere Town'],
  ['PARIS, FRANCE', 'Paris, France'],
  ['smallville, ks', 'Smallville, KS'],
  ['smallville ks', 'Smallville KS'],
  ['(the) éclair', '(The) Éclair'],
  ['6310', '6310'],
  ['631011', '631011'],
  ['6310a', '6310A'],
  ['63101-1234', '63101-1234'],
  ['a\0b', 'A B'],
  ['🍕', '🍕'],
  ['(.*)+$', '(.*)+$'],
  ['<b>x</b>', '<B>x</b>'],
])('%j is not the name of a known city and becomes %j', (text, normalizedLocation) => {
  expect(normalizeLocation(text)).toEqual({ normalizedLocation, city: null });
});

test.each(['00000', ' 99999'])('normalizeLocation(%j) is null, because no city has this ZIP code', (text) => {
  expect(normalizeLocation(text)).toBeNull();
});

test.each([
  ['', 'REQUIRED'],
  [' \n', 'REQUIRED'],
  [null, 'REQUIRED'],
  [undefined, 'REQUIRED'],
  ['x'.repeat(101), 'TOO_LONG'],
  ['St. Louis '.repeat(1000), 'TOO_LONG'],
])('%j is refused', (text, code) => {
  expect(() => normalizeLocation(text)).toThrow(expect.objectContaining({ code, field: 'location' }));
});
