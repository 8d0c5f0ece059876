import { prepareRow } from '../prepareRow';
import { mappedImporter } from './mappedImporter';
import { readMapping } from './readMapping';

async function become(name: string, values: Record<string, unknown>) {
  const prepared = prepareRow(mappedImporter('csv', await readMapping(name)), { line: 2, values });
  return 'record' in prepared ? { id: prepared.record.sourceId, ...prepared.record.facts } : prepared.problem;
}

const licence = {
  license_no: '10054147',
  doc_type: 'L416902',
  trade_name: 'DRAWING BOARD THE',
  date_started: '4/1/2017',
  street_address: '5453 MAGNOLIA AV',
  zip: '63139',
  neighborhood_code: '12',
  business_phone: '(636) 377-6245',
  lat: '38.6130',
  lon: '-90.2801',
};

test('St. Louis licenses: a known neighborhood_code becomes a name; date_started does not set openedOn', async () => {
  expect(await become('stl-business-licences', licence)).toMatchObject({
    id: '10054147',
    name: 'The Drawing Board',
    city: 'St. Louis',
    state: 'MO',
    neighborhood: 'The Hill',
    openedOn: null,
    phone: '+16363776245',
  });
  const unknown = { ...licence, zip: '0', neighborhood_code: '86' };
  expect(await become('stl-business-licences', unknown)).toMatchObject({
    neighborhood: null,
  });
});

test('St. Louis licenses: a booth at a festival is skipped', async () => {
  const booth = { ...licence, doc_type: 'L421631', trade_name: 'BOOTH 5 BEER UNDER TENT' };
  expect(await become('stl-business-licences', booth)).toMatchObject({
    field: 'doc_type',
    problem: 'is not one of the values that the mapping keeps',
  });
});

test.each([
  ['stl-business-licences', { ...licence, doc_type: 'L421125' }, 'institution'],
  ['stl-business-licences', licence, null],
  ['stl-food-facilities', { name: 'Weber', location: '1 Elm St, ST LOUIS', kind: 'DANCE HALL' }, 'events'],
  ['stl-food-facilities', { name: 'Weber', location: '1 Elm St, ST LOUIS', kind: 'TAVERN' }, null],
])('%s: the audience comes from the kind of business in the row', async (name, values, audience) => {
  expect(await become(name, values)).toMatchObject({ audience });
});

const inspected = {
  camis: '50139951',
  dba: 'CRAVE TNS',
  boro: 'Manhattan',
  building: '63',
  street: 'WEST   35 STREET',
  zipcode: '10003',
  phone: '6469398365',
  cuisine_description: 'Coffee/Tea',
  inspection_date: '1900-01-01T00:00:00.000',
  action: 'Establishment Closed by DOHMH. Violations were cited.',
  latitude: '40.735405',
  longitude: '-73.994035',
};

test('New York: the borough is the neighborhood; a closure by inspectors does not set isClosed', async () => {
  expect(await become('nyc-restaurant-inspections', inspected)).toMatchObject({
    id: '50139951',
    city: 'New York',
    state: 'NY',
    neighborhood: 'Manhattan',
    address: '63 W 35th St',
    cuisine: 'Coffee, Tea',
    isClosed: false,
  });
  const bare = { ...inspected, boro: '0', building: '', latitude: '0', longitude: '0', cuisine_description: '' };
  expect(await become('nyc-restaurant-inspections', bare)).toMatchObject({
    neighborhood: null,
    address: 'W 35th St',
    latitude: null,
    cuisine: null,
  });
});

test('New York: columns are also found by names in capitals, as in the download', async () => {
  const rename = (key: string) => (key.length > 8 ? key.toUpperCase().replaceAll('_', ' ') : key.toUpperCase());
  const capitals = Object.fromEntries(Object.entries(inspected).map(([key, value]) => [rename(key), value]));
  expect(await become('nyc-restaurant-inspections', capitals)).toMatchObject({
    id: '50139951',
    cuisine: 'Coffee, Tea',
  });
});

test('the LIVES format: a file may lack the optional columns, but not the required columns', async () => {
  const full = { business_id: '10', name: 'Tiramisu', address: '33 Belden Pl', city: 'San Francisco', state: 'CA' };
  expect(
    await become('lives-businesses', { ...full, postal_code: '94104', phone_number: '14155551234' }),
  ).toMatchObject({
    name: 'Tiramisu',
    city: 'San Francisco',
    postalCode: '94104',
  });
  const importer = mappedImporter('csv', await readMapping('lives-businesses'));
  expect(() => importer.checkColumns?.(new Set(['business_id', 'name', 'address']), 'b.csv')).not.toThrow();
  expect(() => importer.checkColumns?.(new Set(['business_id', 'address']), 'b.csv')).toThrow('no column "name"');
});

const yelp = {
  business_id: 'Pns2l4eNsfO8kk83dixA6A',
  name: 'Abby’s',
  address: '12 Elm St',
  city: 'St. Louis',
  state: 'MO',
  postal_code: '63101',
  latitude: 38.6,
  longitude: -90.2,
  stars: 4.5,
  review_count: 87,
  is_open: 1,
  attributes: { RestaurantsPriceRange2: '2', OutdoorSeating: 'True', RestaurantsTakeOut: 'False', WiFi: "u'no'" },
  categories: 'Restaurants, Italian, Pizza',
  hours: { Monday: '17:0-2:0', Tuesday: '9:0-21:0' },
};

test('Yelp’s academic data set: the facts of restaurants are read, and other businesses are skipped', async () => {
  expect(await become('yelp-academic', yelp)).toMatchObject({
    cuisine: 'Italian, Pizza',
    priceRange: '$$',
    features: ['outdoor-seating'],
    hours: 'Mo 17:00-02:00; Tu 09:00-21:00',
    yelpRating: 4.5,
    yelpReviews: 87,
    isClosed: false,
  });
  expect(await become('yelp-academic', { ...yelp, is_open: 0, attributes: null, hours: null })).toMatchObject({
    isClosed: true,
    priceRange: null,
    hours: null,
  });
  expect(await become('yelp-academic', { ...yelp, categories: 'Doctors, Health & Medical' })).toMatchObject({
    field: 'categories',
    problem: 'is not one of the values that the mapping keeps',
  });
});

test('Austin from OpenStreetMap: kinds of food become the cuisine; "restaurant" and "fast food" do not', async () => {
  const place = {
    name: 'Quill & Crumb',
    types: ['breakfast', 'restaurant'],
    lat: 30.3,
    lng: -97.7,
    address: '1 Fable Rd',
  };
  expect(await become('austin-osm', place)).toMatchObject({ city: 'Austin', state: 'TX', cuisine: 'Breakfast' });
  expect(await become('austin-osm', { ...place, types: ['fast food'] })).toMatchObject({ cuisine: null });
});

test('chains: the path of a page becomes a full web address; a row without a city is refused', async () => {
  const store = {
    brand: "Arby's",
    cuisine: 'sandwich;burger',
    street: '1 Fable Rd',
    city: 'Salem',
    state: 'OR',
    zip: '97301',
  };
  const rest = { phone: '(503) 555-0100', url: 'us/or/salem/1-fable-rd', lat: '44.94', lon: '-123.03' };
  expect(await become('us-chain-locations', { ...store, ...rest })).toMatchObject({
    name: "Arby's",
    cuisine: 'Sandwiches, Burgers',
    website: 'https://www.arbys.com/locations/us/or/salem/1-fable-rd',
  });
  expect(await become('us-chain-locations', { ...store, ...rest, city: '' })).toMatchObject({
    field: 'city',
    problem: 'is missing',
  });
});
