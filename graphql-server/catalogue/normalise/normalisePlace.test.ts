import { checkPlace } from '../checkPlace';
import { diner } from '../testing/diner';
import { normalisePlace } from './normalisePlace';

function normalise(changes: Record<string, unknown>) {
  const checked = checkPlace(diner(changes));
  if ('problem' in checked) throw new Error(JSON.stringify(checked));
  return normalisePlace(checked.place);
}
function facts(changes: Record<string, unknown>) {
  const place = normalise(changes);
  if ('problem' in place) throw new Error(JSON.stringify(place));
  return place.facts;
}
function notes(changes: Record<string, unknown>) {
  const place = normalise(changes);
  return 'notes' in place ? place.notes.map(({ field }) => field) : [];
}

test('unknown facts are null, false or an empty list', () => {
  expect(facts({ address: undefined, cuisine: undefined })).toEqual({
    name: 'Corner Diner',
    neighborhood: null,
    address: null,
    city: 'St. Louis',
    state: 'MO',
    postalCode: null,
    cityKey: 'st louis',
    brand: null,
    cuisine: null,
    priceRange: null,
    gemType: null,
    googleRating: null,
    rating: null,
    yelpRating: null,
    yelpReviews: null,
    yelpUrl: null,
    placeId: null,
    imageUrls: [],
    phone: null,
    website: null,
    needsReservation: null,
    reservationUrl: null,
    hours: null,
    weeklyHours: null,
    holidayHours: null,
    timeZone: 'America/Chicago',
    dietaryOptions: [],
    features: [],
    openedOn: null,
    isClosed: false,
    aiInsight: null,
    audience: null,
    description: null,
    recommendedDishes: [],
    dishes: [],
    mealTimes: [],
    latitude: null,
    longitude: null,
  });
});

test('features, an opening date and a closure are read; unusable values get a note', () => {
  const row = { features: 'Outdoor seating; wifi; Outdoor_Seating; a pool', openedOn: '6/20/2023', isClosed: 'yes' };
  expect(facts(row)).toMatchObject({
    features: ['outdoor-seating', 'wifi'],
    openedOn: '2023-06-20',
    isClosed: true,
  });
  expect(notes({ ...row, openedOn: 'long ago' })).toEqual(['features', 'openedOn']);
});

test('coordinates are read from each field that may contain them, and their time zone is found', () => {
  const expected = { latitude: 33.45, longitude: -112.07, timeZone: 'America/Phoenix' };
  const phoenix = { city: 'Phoenix', state: 'AZ' };
  expect(facts({ ...phoenix, coordinates: { latitude: 33.45, longitude: -112.07 } })).toMatchObject(expected);
  expect(facts({ ...phoenix, gpsCoordinates: { latitude: 33.45, longitude: -112.07 } })).toMatchObject(expected);
  expect(facts({ ...phoenix, latitude: '33.45', longitude: '-112.07' })).toMatchObject(expected);
});

test('coordinates far from the city that the source names are left out, with a note', () => {
  const missouri = { latitude: 38.61, longitude: -90.27 };
  const newYork = { latitude: null, timeZone: 'America/New_York' };
  expect(facts({ city: 'New York', state: 'NY', ...missouri })).toMatchObject(newYork);
  expect(normalise({ city: 'New York', state: 'NY', ...missouri })).toMatchObject({
    notes: [{ field: 'coordinates', problem: 'lie far from the city and ZIP code, left out', detail: '38.61, -90.27' }],
  });
  // Coordinates stay if they are near the city of the ZIP code, if the named city is unknown, or if they are in the
  // named state.
  expect(facts({ city: 'New York', state: 'NY', postalCode: '63110', ...missouri }).latitude).toBe(38.61);
  expect(facts({ city: 'No Such Town', state: 'NY', ...missouri }).latitude).toBe(38.61);
  expect(facts({ city: 'Kansas City', state: 'MO', ...missouri }).latitude).toBe(38.61);
});

test('coordinates outside the US and incomplete coordinates are left out, with a note', () => {
  expect(facts({ latitude: 0, longitude: 0 })).toMatchObject({ latitude: null, longitude: null });
  expect(notes({ latitude: 48.8, longitude: 2.3 })).toEqual(['coordinates']);
  expect(normalise({ latitude: 38.6 })).toMatchObject({
    notes: [{ problem: 'are incomplete, left out', detail: '38.6, ?' }],
  });
});

test('an address without content is left out, and an address with an impossible number stays; both get a note', () => {
  expect(facts({ address: 'N/A N/A' }).address).toBeNull();
  expect(notes({ address: 'N/A N/A' })).toEqual(['address']);
  expect(facts({ address: '106264 Flatbush Ave' }).address).toBe('106264 Flatbush Ave');
  expect(notes({ address: '106264 Flatbush Ave' })).toEqual(['address']);
});

test('"Nan" is a dish, but "nan" is a placeholder; a placeholder instead of a cuisine gets no note', () => {
  expect(facts({ recommendedDishes: ['Nan', 'nan', 'Tikka'] }).recommendedDishes).toEqual(['Nan', 'Tikka']);
  expect(notes({ cuisine: 'N/A' })).toEqual([]);
  expect(facts({ cuisine: 'N/A' }).cuisine).toBeNull();
});

test('a date or a number is not a cuisine', () => {
  for (const cuisine of ['1900-01-01T00:00:00.000', '12', '6/7/2025']) {
    expect(facts({ cuisine }).cuisine).toBeNull();
    expect(notes({ cuisine })).toEqual(['cuisine']);
  }
});

test('hours become a weekly table, or are left out with a note', () => {
  expect(facts({ hours: 'Fr 18:00-02:00' })).toMatchObject({
    hours: 'Fr 18:00-02:00',
    weeklyHours: [{ day: 5, opens: 1080, closes: 1560 }],
    holidayHours: null,
  });
  expect(facts({ hours: 'Fr 18:00-02:00; PH off' }).holidayHours).toEqual([]);
  expect(facts({ hours: 'Fri 6pm-2am' })).toMatchObject({ hours: 'Fri 6pm-2am', holidayHours: null });
  expect(facts({ hours: 'whenever' })).toMatchObject({ hours: null, weeklyHours: null });
  expect(notes({ hours: 'whenever' })).toEqual(['hours']);
});

test('the city and the state may be in one field or in two fields', () => {
  expect(facts({ city: 'SAINT LOUIS, MO 63101', state: '' })).toMatchObject({
    city: 'St. Louis',
    state: 'MO',
    postalCode: '63101',
  });
  expect(facts({ city: '', state: '', location: 'phoenix, az' })).toMatchObject({ city: 'Phoenix', state: 'AZ' });
  expect(facts({ state: 'Missouri' })).toMatchObject({ state: 'MO' });
  expect(facts({ city: 'St. Louis MO 63101', state: 'MO' })).toMatchObject({ city: 'St. Louis', state: 'MO' });
  expect(facts({ city: 'Jersey City, NJ 07302', state: 'NJ' })).toMatchObject({
    city: 'Jersey City',
    state: 'NJ',
    postalCode: '07302',
  });
});

test('a placeholder is an unknown value, not a fact', () => {
  const placeholders = {
    neighborhood: 'N/A',
    brand: 'None',
    cuisine: 'nan',
    address: 'MOBILE UNIT',
    description: 'null',
    aiInsight: '-',
    recommendedDishes: ['none', 'Pie'],
  };
  expect(facts(placeholders)).toMatchObject({
    neighborhood: null,
    brand: null,
    cuisine: null,
    address: null,
    description: null,
    aiInsight: null,
    recommendedDishes: ['Pie'],
  });
});

test.each([
  [{ city: '' }, 'city', 'is missing'],
  [{ city: '...' }, 'city', 'is missing'],
  [{ city: 'UNKNOWN' }, 'city', 'is missing'],
  [{ name: 'N/A' }, 'name', 'is missing'],
  [{ state: undefined }, 'state', 'is missing'],
  [{ state: 'Bavaria' }, 'state', 'is no US state'],
  [{ name: '\u0000\u0000' }, 'name', 'is missing'],
])('a row with %j is refused, because its %s %s', (changes, field, problem) => {
  expect(normalise(changes)).toMatchObject({ problem: { field, problem } });
});

test('values that cannot be used are left out, with a note', () => {
  const bad = {
    phone: '(314)',
    priceRange: 'cheap',
    gemType: 'Gem',
    website: 'us/mo/1',
    dietaryOptions: ['organic', 'Gluten Free'],
    imageUrls: ['javascript:x', '/api/auth/logout', '/img/../api/a', '/img/a.webp', 'https://example.com/a.jpg'],
  };
  expect(facts(bad)).toMatchObject({
    phone: null,
    priceRange: null,
    gemType: null,
    website: null,
    dietaryOptions: ['gluten-free'],
    imageUrls: ['/img/a.webp', 'https://example.com/a.jpg'],
  });
  expect(notes(bad).sort()).toEqual([
    'dietaryOptions',
    'gemType',
    'imageUrls',
    'imageUrls',
    'imageUrls',
    'phone',
    'priceRange',
    'website',
  ]);
});

test('a reservation URL stays only if a reservation is needed; a rating of 0 counts as unknown', () => {
  const reservationUrl = 'https://example.com/book';
  expect(facts({ reservationUrl })).toMatchObject({ needsReservation: null, reservationUrl: null });
  expect(facts({ reservationUrl, needsReservation: false })).toMatchObject({
    needsReservation: false,
    reservationUrl: null,
  });
  expect(facts({ reservationUrl, needsReservation: true })).toMatchObject({ needsReservation: true, reservationUrl });
  expect(facts({ googleRating: 0, yelpRating: 4.5, yelpReviews: 12, gemType: 'hidden-gem' })).toMatchObject({
    googleRating: null,
    yelpRating: 4.5,
    yelpReviews: 12,
    gemType: 'Hidden Gem',
  });
});

test('swapped coordinates and a missing minus are corrected; coordinates far from the ZIP code are left out', () => {
  expect(normalise({ latitude: -90.27, longitude: 38.61 })).toMatchObject({
    facts: { latitude: 38.61, longitude: -90.27 },
    notes: [
      { field: 'coordinates', problem: 'were swapped or lacked a minus sign, corrected', detail: '-90.27, 38.61' },
    ],
  });
  expect(normalise({ latitude: 38.61, longitude: 90.27 })).toMatchObject({ facts: { longitude: -90.27 } });
  const kansasCity = { latitude: 39.1, longitude: -94.58 };
  expect(normalise({ postalCode: '63101', ...kansasCity })).toMatchObject({ facts: { latitude: null } });
});
