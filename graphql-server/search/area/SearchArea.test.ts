import { type AreaRequest, placeKey, searchAreaOf } from './SearchArea';

test('nothing, or a blank, is St. Louis', () => {
  for (const request of [null, undefined, { city: ' ' }]) {
    expect(searchAreaOf(request).city?.name).toBe('St. Louis');
  }
});

test('a city by its name, its ZIP code or its id is one place', () => {
  const keys = [{ city: 'Phoenix, AZ' }, { city: '85001' }, { cityId: 'phoenix-az' }].map((request) =>
    placeKey(searchAreaOf(request).place),
  );
  expect(new Set(keys).size).toBe(1);
});

test('two cities of one name in one state are two places', () => {
  const keys = ['jackson-nj', 'jackson-nj-08527'].map((cityId) => placeKey(searchAreaOf({ cityId }).place));
  expect(new Set(keys).size).toBe(2);
});

test('a name that several cities bear tells of the others; one that none bears has no center', () => {
  expect(searchAreaOf({ city: 'Springfield' })).toMatchObject({
    city: { state: 'MO' },
    alternatives: expect.arrayContaining([expect.objectContaining({ name: 'Springfield', state: 'IL' })]),
  });
  expect(searchAreaOf({ city: 'Springfield, IL' })).toMatchObject({ city: { state: 'IL' }, alternatives: [] });
  expect(searchAreaOf({ city: 'Nowhereville' })).toMatchObject({ city: null, center: null, alternatives: [] });
  expect(searchAreaOf({ cityId: 'nowhereville-ks' })).toMatchObject({ city: null, center: null });
  expect(searchAreaOf({ cityId: '' })).toMatchObject({ city: null, center: null });
});

test('neighbours share what is kept of their square, wide circles what reaches further', () => {
  const keyOf = (request: AreaRequest) => placeKey(searchAreaOf(request).place);
  const here = { latitude: 38.61, longitude: -90.21 };
  const usual = keyOf({ point: here });
  expect(keyOf({ point: { latitude: 38.64, longitude: -90.24, radiusMeters: 300 } })).toBe(usual);
  expect(keyOf({ point: { ...here, radiusMeters: 15_001 } })).not.toBe(usual);
  expect(keyOf({ box: { south: 38.6, west: -90.22, north: 38.62, east: -90.2 } })).toBe(usual);
});

test.each<[string, AreaRequest, string, string[]?]>([
  ['no way', {}, 'area'],
  ['a way that is null', { city: null }, 'area'],
  ['two ways', { city: 'Phoenix', point: { latitude: 1, longitude: 1 } }, 'area'],
  ['off the earth', { point: { latitude: 91, longitude: 0 } }, 'point'],
  ['no number', { point: { latitude: Number.NaN, longitude: 0 } }, 'point'],
  ['no radius', { point: { latitude: 1, longitude: 0, radiusMeters: 99 } }, 'radiusMeters', ['point']],
  ['too far', { point: { latitude: 1, longitude: 0, radiusMeters: 50_001 } }, 'radiusMeters', ['point']],
  ['upside down', { box: { south: 2, west: 1, north: 1, east: 2 } }, 'box'],
  ['too large', { box: { south: 38, west: -91, north: 39, east: -90 } }, 'box'],
])('%s is refused, by name and the way to it', (_what, request, field, steps = []) => {
  const path = field === 'area' ? undefined : ['area', ...steps, field];
  const faults = [expect.objectContaining({ code: 'INVALID', field, path })];
  expect(() => searchAreaOf(request)).toThrow(expect.objectContaining({ faults }));
});
