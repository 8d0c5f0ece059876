import { type AreaRequest, placeKey, searchAreaOf } from './SearchArea';

test('no area, or a blank city, means St. Louis', () => {
  for (const request of [null, undefined, { city: ' ' }]) {
    expect(searchAreaOf(request).city?.name).toBe('St. Louis');
  }
});

test('the name, the ZIP code and the id of a city mean the same place', () => {
  const keys = [{ city: 'Phoenix, AZ' }, { city: '85001' }, { cityId: 'phoenix-az' }].map((request) =>
    placeKey(searchAreaOf(request).place),
  );
  expect(new Set(keys).size).toBe(1);
});

test('two cities of the same name in one state are two places', () => {
  const keys = ['jackson-nj', 'jackson-nj-08527'].map((cityId) => placeKey(searchAreaOf({ cityId }).place));
  expect(new Set(keys).size).toBe(2);
});

test('a name that several cities share finds one of them and alternatives; unknown names and ids find nothing', () => {
  expect(searchAreaOf({ city: 'Springfield' })).toMatchObject({
    city: { state: 'MO' },
    alternatives: expect.arrayContaining([expect.objectContaining({ name: 'Springfield', state: 'IL' })]),
  });
  expect(searchAreaOf({ city: 'Springfield, IL' })).toMatchObject({ city: { state: 'IL' }, alternatives: [] });
  expect(searchAreaOf({ city: 'Nowhereville' })).toMatchObject({ city: null, center: null, alternatives: [] });
  expect(searchAreaOf({ cityId: 'nowhereville-ks' })).toMatchObject({ city: null, center: null });
  expect(searchAreaOf({ cityId: '' })).toMatchObject({ city: null, center: null });
});

test('circles and boxes centered in one map square share an index; a radius above 15 km needs another index', () => {
  const keyOf = (request: AreaRequest) => placeKey(searchAreaOf(request).place);
  const here = { latitude: 38.61, longitude: -90.21 };
  const usual = keyOf({ point: here });
  expect(keyOf({ point: { latitude: 38.64, longitude: -90.24, radiusMeters: 300 } })).toBe(usual);
  expect(keyOf({ point: { ...here, radiusMeters: 15_001 } })).not.toBe(usual);
  expect(keyOf({ box: { south: 38.6, west: -90.22, north: 38.62, east: -90.2 } })).toBe(usual);
});

test.each<[string, AreaRequest, string, string[]?]>([
  ['an empty area', {}, 'area'],
  ['a city that is null', { city: null }, 'area'],
  ['two kinds of area', { city: 'Phoenix', point: { latitude: 1, longitude: 1 } }, 'area'],
  ['a point off the earth', { point: { latitude: 91, longitude: 0 } }, 'point'],
  ['a latitude that is not a number', { point: { latitude: Number.NaN, longitude: 0 } }, 'point'],
  ['a radius too small', { point: { latitude: 1, longitude: 0, radiusMeters: 99 } }, 'radiusMeters', ['point']],
  ['a radius too large', { point: { latitude: 1, longitude: 0, radiusMeters: 50_001 } }, 'radiusMeters', ['point']],
  ['a box upside down', { box: { south: 2, west: 1, north: 1, east: 2 } }, 'box'],
  ['a box too large', { box: { south: 38, west: -91, north: 39, east: -90 } }, 'box'],
])('searchAreaOf refuses %s; the error names the invalid field', (_what, request, field, steps = []) => {
  const path = field === 'area' ? undefined : ['area', ...steps, field];
  const faults = [expect.objectContaining({ code: 'INVALID', field, path })];
  expect(() => searchAreaOf(request)).toThrow(expect.objectContaining({ faults }));
});
