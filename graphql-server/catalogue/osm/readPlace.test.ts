import { prepareRow } from '../prepareRow';
import { osmImporter } from './osmImporter';

const DINER = {
  amenity: 'restaurant',
  name: 'Corner Diner',
  'addr:housenumber': '4489',
  'addr:street': 'Forest Park Avenue',
  'addr:city': 'St. Louis',
  'addr:state': 'MO',
  'addr:postcode': '63108-1234',
};

const node = (tags: unknown, rest: object = {}) => ({ type: 'node', id: 7, lat: 38.63, lon: -90.26, tags, ...rest });
const diner = (tags: object) => node({ ...DINER, ...tags });

/** Returns the normalized place and its notes, or the problem if the item is skipped. */
function prepare(values: Record<string, unknown>) {
  const prepared = prepareRow(osmImporter, { line: 1, values });
  return 'problem' in prepared ? prepared.problem : { ...prepared.record, notes: prepared.notes };
}
const facts = (tags: object) => {
  const prepared = prepare(diner(tags));
  if (!('facts' in prepared)) throw new Error(JSON.stringify(prepared));
  return prepared.facts;
};

test('reads an Overpass node with many kinds of tags', () => {
  const prepared = prepare(
    diner({
      brand: 'Diner & Co.',
      cuisine: 'american;burger',
      opening_hours: 'Mo-Th 11:00-22:00; Fr-Sa 18:00-03:00; PH off',
      phone: '+1 314-832-1244;+1 314-832-1245',
      website: 'https://diner.example/menu;https://other.example',
      'addr:unit': '2',
      'addr:neighbourhood': 'Central West End',
      'diet:vegan': 'only',
      'diet:gluten_free': 'yes',
      'diet:halal': 'no',
      takeaway: 'yes',
      outdoor_seating: 'sidewalk',
      wheelchair: 'limited',
      internet_access: 'wlan',
      start_date: '2019-05',
      charge: '20 USD',
      stars: '5',
    }),
  );
  expect(prepared).toMatchObject({
    sourceId: 'node/7',
    notes: [],
    facts: {
      name: 'Corner Diner',
      brand: 'Diner & Co.',
      address: '4489 Forest Park Ave #2',
      city: 'St. Louis',
      state: 'MO',
      postalCode: '63108',
      neighborhood: 'Central West End',
      cuisine: 'American, Burgers',
      phone: '+13148321244',
      website: 'https://diner.example/menu',
      dietaryOptions: ['vegan', 'gluten-free'],
      features: ['takeout', 'outdoor-seating', 'wifi'],
      openedOn: '2019-05-01',
      latitude: 38.63,
      longitude: -90.26,
      timeZone: 'America/Chicago',
      isClosed: false,
      needsReservation: null,
      priceRange: null,
      rating: null,
    },
  });
  expect(prepared).toMatchObject({
    facts: { weeklyHours: expect.arrayContaining([{ day: 5, opens: 1080, closes: 1620 }]) },
  });
});

test('reads 24/7 and hours after midnight, and leaves out unreadable hours', () => {
  expect(facts({ opening_hours: '24/7' }).weeklyHours).toHaveLength(7);
  expect(facts({ opening_hours: 'Sa 20:00-04:00' }).weeklyHours).toEqual([{ day: 6, opens: 1200, closes: 1680 }]);
  expect(facts({ opening_hours: 'ask the owner' })).toMatchObject({ hours: null, weeklyHours: null });
});

test('the coordinates of a way or relation are its center, else the middle of its bounds, else null', () => {
  const center = { type: 'way', id: 8, center: { lat: 38.63, lon: -90.26 }, tags: DINER };
  expect(prepare(center)).toMatchObject({ sourceId: 'way/8', facts: { latitude: 38.63, longitude: -90.26 } });
  const bounds = { minlat: 38.62, minlon: -90.27, maxlat: 38.64, maxlon: -90.25 };
  expect(prepare({ type: 'relation', id: '9', bounds, tags: DINER })).toMatchObject({
    sourceId: 'relation/9',
    facts: { latitude: 38.63, longitude: -90.26 },
  });
  expect(prepare({ type: 'way', id: 8, nodes: [1, 2], tags: DINER })).toMatchObject({ facts: { latitude: null } });
});

test.each([
  ['turbo', { id: 'node/7', properties: { '@id': 'node/7', ...DINER } }, 'node/7'],
  ['"@id" only', { properties: { '@id': 'way/7', ...DINER } }, 'way/7'],
  ['a tool with nested tags', { id: 'way/7', properties: { type: 'way', id: 7, tags: DINER } }, 'way/7'],
  ['osmium, short ids', { id: 'n7', properties: DINER }, 'node/7'],
  ['osmium, the area of a way', { id: 'a14', properties: DINER }, 'way/7'],
  ['osmium, the area of a relation', { id: 'a15', properties: DINER }, 'relation/7'],
  ['osmium, attributes', { properties: { '@type': 'relation', '@id': 7, ...DINER } }, 'relation/7'],
])('reads GeoJSON of this kind: %s', (_, feature, sourceId) => {
  const geometry = {
    type: 'Polygon',
    coordinates: [
      [
        [-90.27, 38.62],
        [-90.25, 38.62],
        [-90.25, 38.64],
        [-90.27, 38.62],
      ],
    ],
  };
  expect(prepare({ type: 'Feature', geometry, ...feature })).toMatchObject({
    sourceId,
    facts: { name: 'Corner Diner', latitude: 38.63, longitude: -90.26 },
  });
});

test.each([
  [{ amenity: 'bar' }, 'Bar', []],
  [{ amenity: 'pub', cocktails: 'yes', food: 'no' }, 'Pub', ['full-bar']],
  [{ amenity: 'cafe', cuisine: 'coffee_shop' }, 'Coffee, Cafe', []],
  [{ amenity: 'ice_cream', cuisine: 'ice_cream' }, 'Ice Cream', []],
  [{ amenity: undefined, shop: 'bakery;convenience' }, 'Bakery', []],
  [{ amenity: 'fast_food' }, null, []],
])(
  'a cuisine that amenity or shop implies comes after the tag cuisine; amenity and shop imply no features: %j',
  (tags, cuisine, features) => {
    expect(facts(tags)).toMatchObject({ cuisine, features });
  },
);

test.each([
  ['Latin', { name: 'Café Öl', 'name:en': 'Oil Cafe' }, 'Café Öl'],
  ['both scripts', { name: '老四川 Lao Sze Chuan', 'name:en': 'Old Sichuan' }, '老四川 Lao Sze Chuan'],
  ['another script', { name: '上海小馆', 'name:en': 'Little Shanghai' }, 'Little Shanghai'],
  ['another script without English', { name: 'Кафе Родина' }, 'Кафе Родина'],
  ['a number', { name: '1818', 'name:en': 'Eighteen' }, '1818'],
  ['a brand only', { name: undefined, brand: "Arby's" }, "Arby's"],
])('reads the name if the tags contain this kind of name: %s', (_, tags, name) => {
  expect(facts(tags).name).toBe(name);
});

test('a former restaurant is closed and has its old name, and a restaurant in a former bank is open', () => {
  const gone = { ...DINER, amenity: undefined, 'disused:amenity': 'restaurant' };
  expect(prepare(node(gone))).toMatchObject({ sourceId: 'node/7', facts: { name: 'Corner Diner', isClosed: true } });
  const successor = { ...gone, shop: 'clothes', name: 'Rags', 'was:name': 'x', 'disused:name': 'Old Diner' };
  expect(prepare(node(successor))).toMatchObject({ facts: { name: 'Old Diner', isClosed: true } });
  expect(facts({ disused: 'yes' }).isClosed).toBe(true);
  expect(facts({ 'disused:amenity': 'bank', old_name: 'The Bank' })).toMatchObject({
    name: 'Corner Diner',
    isClosed: false,
  });
  expect(prepare(node({ 'demolished:shop': 'bakery', name: undefined }))).toEqual(
    expect.objectContaining({ field: 'name', problem: 'is missing' }),
  );
});

test('needsReservation is true for a required reservation with a link, false for "no", and otherwise null', () => {
  const link = { 'website:booking': 'https://book.example/diner' };
  expect(facts({ reservation: 'required', ...link })).toMatchObject({
    needsReservation: true,
    reservationUrl: 'https://book.example/diner',
  });
  expect(facts({ reservation: 'required' })).toMatchObject({ needsReservation: null, reservationUrl: null });
  expect(facts({ reservation: 'yes', ...link })).toMatchObject({ needsReservation: null, reservationUrl: null });
  expect(facts({ reservation: 'no', ...link })).toMatchObject({ needsReservation: false, reservationUrl: null });
});

test('the missing parts of an address come from addr:full', () => {
  const bare = (tags: object) => prepare(node({ amenity: 'cafe', name: 'Kaldi', ...tags }));
  const expected = { address: '12 Elm St, Ste 4', city: 'St. Louis', state: 'MO', postalCode: '63108' };
  const texts = [
    '12 Elm St, Suite 4, St. Louis, MO 63108',
    '12 Elm St, Suite 4, Saint Louis, Missouri, 63108-1234, USA',
  ];
  for (const text of texts) expect(bare({ 'addr:full': text })).toMatchObject({ facts: expected });
  expect(bare({ 'addr:full': '12 Elm St', 'addr:city': 'St. Louis', 'addr:state': 'Missouri' })).toMatchObject({
    facts: { address: '12 Elm St', city: 'St. Louis', state: 'MO' },
  });
});

test.each([
  ['no food', node({ amenity: 'bench' }), { problem: 'is no place to eat or drink', detail: 'amenity=bench' }],
  ['no tags', node(undefined), { problem: 'is no place to eat or drink', detail: 'node/7' }],
  ['tags that are a list', node(['amenity']), { problem: 'is no place to eat or drink', detail: 'node/7' }],
  ['no name', node({ ...DINER, name: ' ' }), { field: 'name', problem: 'is missing', detail: 'node/7' }],
  ['a private canteen', diner({ access: 'private' }), { problem: 'is not open to the public', detail: 'Corner Diner' }],
  ['Canada', diner({ 'addr:country': 'CA' }), { field: 'addr:country', problem: 'is not the US', detail: 'CA' }],
  ['no id', node(DINER, { id: undefined }), { problem: 'has no OpenStreetMap id (such as node/123)', detail: 'node' }],
  [
    'an id that is not an integer',
    node(DINER, { id: 1.5 }),
    { problem: 'has no OpenStreetMap id (such as node/123)', detail: 'node 1.5' },
  ],
  [
    'a count',
    { type: 'count', id: 0, tags: {} },
    { problem: 'has no OpenStreetMap id (such as node/123)', detail: 'count 0' },
  ],
  [
    'a feature whose id is not an OpenStreetMap id',
    { type: 'Feature', id: 'node/x', properties: null, geometry: null },
    { problem: 'has no OpenStreetMap id (such as node/123)', detail: 'node/x' },
  ],
])('an item of this kind is skipped, and the reason is returned: %s', (_, item, problem) => {
  expect(prepare(item)).toEqual(problem);
});

test('a tag is left out if its value is too long or is neither text nor a number, but the place is imported', () => {
  const prepared = prepare(
    diner({ cuisine: { a: 1 }, brand: 'x'.repeat(256), phone: 3148321244, website: true, note: null }),
  );
  expect(prepared).toMatchObject({ facts: { cuisine: null, brand: null, website: null, phone: '+13148321244' } });
  expect(prepared).toMatchObject({
    notes: ['cuisine', 'brand', 'website'].map((detail) => ({
      problem: 'has a tag that is no text or too long, left out',
      detail,
    })),
  });
});

test('strange values cause no exception', () => {
  const odd = [null, 0, -1, true, '', ' ', ';', ';;;', '\u0000', '\ud800', '{', 'é'.repeat(255), [], {}, Number.NaN];
  const keys = [
    'name',
    'amenity',
    'cuisine',
    'phone',
    'website',
    'addr:full',
    'addr:state',
    'opening_hours',
    'start_date',
  ];
  for (const key of keys) for (const value of odd) expect(prepare(diner({ [key]: value }))).toBeDefined();
  for (const value of odd) {
    for (const key of ['type', 'id', 'tags', 'center', 'bounds'])
      expect(prepare(node(DINER, { [key]: value }))).toBeDefined();
    const feature = { type: 'Feature', id: 'way/1', properties: DINER, geometry: value };
    expect(prepare(feature)).toMatchObject({ sourceId: 'way/1' });
    expect(prepare({ ...feature, geometry: { coordinates: [value, [value, value]] } })).toMatchObject({
      sourceId: 'way/1',
    });
  }
  let deep: unknown = [-90, 38];
  for (let level = 0; level < 60; level += 1) deep = [deep];
  expect(prepare({ type: 'Feature', id: 'way/1', properties: DINER, geometry: deep })).toMatchObject({
    facts: { latitude: 38 },
  });
});

test('a missing city or state comes from the ZIP code, or from coordinates in the US', () => {
  const bare = { amenity: 'cafe', name: 'Kaldi' };
  expect(prepare(node(bare))).toMatchObject({
    facts: { city: 'St. Louis', state: 'MO', postalCode: null },
    notes: [
      { field: 'city and state', problem: 'are missing, filled in from the coordinates', detail: 'St. Louis, MO' },
    ],
  });
  expect(prepare(node({ ...bare, 'addr:postcode': '85004' }))).toMatchObject({
    facts: { city: 'Phoenix', state: 'AZ' },
  });
  expect(prepare(node(bare, { lat: 51.5, lon: -0.1 }))).toEqual({ field: 'city', problem: 'is missing' });
  expect(prepare(node({ ...bare, 'addr:city': 'Clayton', 'addr:state': 'Clayton' }))).toMatchObject({
    facts: { city: 'Clayton', state: 'MO' },
  });
});
