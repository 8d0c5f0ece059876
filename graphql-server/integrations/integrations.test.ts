import { encodeGlobalId } from '../schema/globalId';
import {
  AddDiaryEntryDocument,
  AiAgentDocument,
  type AiAgentQueryVariables,
  CityGuideCityDocument,
  CityGuidePageDocument,
  DeliveryCompanyDocument,
  DiarySyncDocument,
  type DiarySyncQuery,
  type DietaryOption,
  FoodBlogDocument,
  HotelConciergeDocument,
  HotelConciergeWordsDocument,
  LunchBotDocument,
  PointMatchingDocument,
  RateRestaurantDocument,
  UniversityDocument,
  UpdateDiaryEntryDocument,
  VoiceAssistantDocument,
} from '../testing/__generated__/operations';
import { buildRestaurant } from '../testing/factories';
import { type Answered, operate, registerMember } from '../testing/operate';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { startTestServer, type TestServer } from '../testing/testServer';
import { loadPlaces } from './loadPlaces';

// These tests send the operations of ten invented partners, such as a hotel concierge, and check GraphQL's answers.
// Each partner has its own file of operations in this folder.

const MONDAY_NOON = '2026-11-23T12:00:00-06:00';
const HOTEL = { latitude: 38.6441, longitude: -90.2617, radiusMeters: 1500 };
const CAMPUS = { latitude: 38.6557, longitude: -90.3045, radiusMeters: 800 };

let database: TestDatabase;
let server: TestServer;
let places: ReadonlyMap<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  places = await loadPlaces(database);
  server = await startTestServer({
    database,
    env: { PUBLIC_URL: 'https://fuud.example', IMAGE_HOSTS: ['pictures.example.com'] },
  });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const uuidOf = (name: string) => {
  const uuid = places.get(name);
  if (!uuid) throw new Error(`No place is called ${name}`);
  return uuid;
};
const idOf = (name: string) => encodeGlobalId('Restaurant', uuidOf(name));
const namesIn = ({ edges }: { edges: readonly { node: { name: string } }[] }) => edges.map(({ node }) => node.name);

test('hotel concierge: places around the hotel, with distances, pages, and facts in Spanish', async () => {
  const language = 'ES';
  const { searchRestaurants: found } = await operate(server, HotelConciergeDocument, { hotel: HOTEL, language });
  expect(found).toEqual({
    totalCount: 2,
    pageInfo: { hasNextPage: false, endCursor: expect.any(String) },
    edges: [
      {
        distanceMeters: 379,
        node: {
          id: idOf('Chez Marie'),
          name: 'Chez Marie',
          url: `https://fuud.example/restaurant/${uuidOf('Chez Marie')}`,
          cuisines: [{ label: 'Francesa' }],
          dietary: ['VEGETARIAN', 'GLUTEN_FREE'],
          features: ['QUIET', 'FULL_BAR'],
          sources: [{ attribution: '© OpenStreetMap' }],
        },
      },
      { distanceMeters: 423, node: expect.objectContaining({ name: 'Casa Verde', cuisines: [{ label: 'Mexicana' }] }) },
    ],
  });
  const words = await operate(server, HotelConciergeWordsDocument, { language });
  expect(words.dietaryOptionInfos).toContainEqual({ key: 'GLUTEN_FREE', label: 'Sin gluten' });
  expect(words.featureInfos).toContainEqual({ key: 'QUIET', label: 'Tranquilo' });
});

test('food blog: the place that a review is about, and its pictures with full URLs, sizes and credits', async () => {
  const { matchRestaurant: place } = await operate(server, FoodBlogDocument, {
    name: 'NUDO HOUSE',
    address: { lines: ['6105A Delmar Boulevard'], city: 'Saint Louis', region: 'Missouri' },
  });
  const address = (size: string) => expect.stringMatching(`^https://fuud\\.example/img/${size}/`);
  expect(place).toEqual({
    id: idOf('Nudo House'),
    name: 'Nudo House',
    url: `https://fuud.example/restaurant/${uuidOf('Nudo House')}`,
    address: { lines: ['6105A Delmar Blvd'], city: 'St. Louis', region: 'MO', postalCode: '63112', country: 'US' },
    pictures: [
      {
        url: address('800x600'),
        width: 800,
        height: 600,
        thumbnail: address('600x400'),
        thumbnailWidth: 600,
        thumbnailHeight: 400,
        credit: '© OpenStreetMap',
        isIllustration: false,
      },
    ],
    sources: [{ attribution: '© OpenStreetMap', attributionUrl: null }],
  });
});

test('city guide: a city by name, then places in a map rectangle by cuisine, and the possible filters', async () => {
  const { cities } = await operate(server, CityGuideCityDocument, { name: 'St. Louis' });
  const city = cities.edges[0]?.node;
  const cityId = String(city?.id);
  expect(city).toEqual({
    id: encodeGlobalId('City', 'st-louis-mo'),
    fullName: 'St. Louis, MO',
    coordinates: { latitude: expect.closeTo(38.63, 1), longitude: expect.closeTo(-90.2, 1) },
    neighborhoods: [{ name: 'Central West End' }, { name: 'Delmar Loop' }],
  });
  const all = await operate(server, CityGuidePageDocument, { area: { cityId } });
  expect(all.searchRestaurants).toMatchObject({ totalCount: 6, area: { status: 'FOUND', city: { id: cityId } } });
  const thai = all.searchRestaurants.facets.cuisines.find(({ value }) => value.label === 'Thai')?.value.id ?? '';
  expect(all.searchRestaurants.facets.neighborhoods).toEqual([
    { value: { name: 'Delmar Loop' }, count: 3 },
    { value: { name: 'Central West End' }, count: 2 },
  ]);
  const box = { south: 38.65, west: -90.31, north: 38.66, east: -90.3 };
  const map = await operate(server, CityGuidePageDocument, { area: { box } });
  expect(namesIn(map.searchRestaurants).sort()).toEqual(['Halal Corner', 'Night Noodles', 'Nudo House']);
  const filter = { cuisines: [thai], neighborhoods: ['delmar loop'] };
  const narrowed = await operate(server, CityGuidePageDocument, { area: { box }, filter });
  expect(narrowed.searchRestaurants).toMatchObject({
    totalCount: 1,
    area: { status: 'FOUND', city: null, box },
    edges: [
      {
        node: {
          id: idOf('Night Noodles'),
          coordinates: { latitude: 38.6558, longitude: -90.302 },
          neighborhood: { name: 'Delmar Loop' },
        },
      },
    ],
  });
});

test('voice assistant: when a place closes, when it opens next, and the number to dial', async () => {
  const ask = async (name: string, at: string | null) =>
    (await operate(server, VoiceAssistantDocument, { id: idOf(name), at })).restaurant;
  expect(await ask('Nudo House', MONDAY_NOON)).toEqual({
    name: 'Nudo House',
    phone: { e164: '+13148321244', display: '(314) 832-1244' },
    hours: {
      timeZone: 'America/Chicago',
      isOpen: true,
      closesAt: '2026-11-24T03:30:00.000Z',
      nextOpensAt: '2026-11-24T17:00:00.000Z',
    },
  });
  expect((await ask('Chez Marie', MONDAY_NOON))?.hours).toMatchObject({
    isOpen: false,
    closesAt: null,
    nextOpensAt: '2026-11-24T23:00:00.000Z',
  });
  expect((await ask('Night Noodles', '2026-11-24T01:00:00-06:00'))?.hours).toMatchObject({
    isOpen: true,
    closesAt: '2026-11-24T08:00:00.000Z',
  });
  expect(await ask('Far Grill', null)).toEqual({ name: 'Far Grill', phone: null, hours: null });
  expect((await ask('Nudo House', null))?.hours?.isOpen).toEqual(expect.any(Boolean));
});

test('delivery company: when places changed, and which place an old id was merged into', async () => {
  const [changed, gone] = [new Date('2026-11-20T10:00:00Z'), new Date('2026-11-21T10:00:00Z')];
  const elsewhere = { city: 'Mesa', state: 'AZ' };
  const kept = await buildRestaurant(database, { ...elsewhere, name: 'Kept', updatedAt: changed });
  const mergedInto = { connect: { id: kept.id } };
  const old = await buildRestaurant(database, {
    ...elsewhere,
    isClosed: true,
    delistedAt: gone,
    updatedAt: gone,
    mergedInto,
  });
  const [keptId, oldId] = [kept, old].map(({ id }) => encodeGlobalId('Restaurant', id));
  const { nodes } = await operate(server, DeliveryCompanyDocument, {
    ids: [String(oldId), String(keptId), 'nonsense'],
  });
  const successor = { id: keptId, name: 'Kept', updatedAt: '2026-11-20T10:00:00.000Z' };
  expect(nodes).toEqual([
    {
      id: oldId,
      name: old.name,
      updatedAt: '2026-11-21T10:00:00.000Z',
      isListed: false,
      operatingStatus: 'PERMANENTLY_CLOSED',
      mergedInto: successor,
    },
    { ...successor, isListed: true, operatingStatus: null, mergedInto: null },
    null,
  ]);
});

test('university: places near the campus that are open at a given time, by price and by features', async () => {
  const ask = async (more: object) =>
    (await operate(server, UniversityDocument, { campus: CAMPUS, at: MONDAY_NOON, ...more })).searchRestaurants;
  const found = await ask({ prices: ['INEXPENSIVE', 'MODERATE'] });
  expect(found.edges).toEqual([
    {
      distanceMeters: 55,
      node: {
        id: idOf('Halal Corner'),
        name: 'Halal Corner',
        priceRange: 'INEXPENSIVE',
        features: ['WIFI', 'TAKEOUT', 'WHEELCHAIR_ACCESSIBLE'],
        hours: { closesAt: '2026-11-24T02:00:00.000Z' },
      },
    },
    { distanceMeters: 82, node: expect.objectContaining({ name: 'Nudo House', priceRange: 'MODERATE' }) },
  ]);
  expect(namesIn(await ask({ features: ['WIFI', 'WHEELCHAIR_ACCESSIBLE'] }))).toEqual(['Halal Corner']);
  expect(namesIn(await ask({ at: '2026-11-23T23:00:00-06:00' }))).toEqual(['Night Noodles']);
});

test('point matching: one place by its OpenStreetMap, Google and Yelp ids', async () => {
  const ids = { openStreetMap: 'node/1', google: 'ChIJ-nudo', yelp: 'nudo-house-st-louis' };
  const nudo = {
    id: idOf('Nudo House'),
    name: 'Nudo House',
    coordinates: { latitude: 38.6561, longitude: -90.3037 },
    sources: [{ key: 'osm', sourceId: 'node/1' }],
    externalListings: [
      { source: 'GOOGLE', sourceId: 'ChIJ-nudo', url: null },
      { source: 'YELP', sourceId: null, url: 'https://www.yelp.com/biz/nudo-house-st-louis' },
    ],
  };
  expect(await operate(server, PointMatchingDocument, ids)).toEqual({ openStreetMap: nudo, google: nudo, yelp: nudo });
  const unknown = { openStreetMap: 'node/999', google: 'ChIJ-nobody', yelp: 'nobody' };
  expect(await operate(server, PointMatchingDocument, unknown)).toEqual({
    openStreetMap: null,
    google: null,
    yelp: null,
  });
});

test('lunch bot: places that fit the diets and allergies of all colleagues', async () => {
  const ask = async (diets: DietaryOption[], craving?: string) =>
    (
      await operate(server, LunchBotDocument, {
        office: { ...CAMPUS, radiusMeters: 10_000 },
        diets,
        craving,
        at: MONDAY_NOON,
      })
    ).searchRestaurants;
  expect(namesIn(await ask(['VEGAN'])).sort()).toEqual(['Casa Verde', 'Halal Corner', 'Nudo House']);
  expect(namesIn(await ask(['VEGAN', 'GLUTEN_FREE'])).sort()).toEqual(['Casa Verde', 'Halal Corner']);
  expect(namesIn(await ask(['VEGAN', 'GLUTEN_FREE', 'HALAL']))).toEqual(['Halal Corner']);
  expect(namesIn(await ask(['VEGAN', 'NUT_FREE']))).toEqual(['Casa Verde']);
  const withAllergy = await ask(['VEGAN', 'GLUTEN_FREE'], 'one of us has a nut allergy');
  expect(withAllergy.interpretation.chips).toContainEqual({ kind: 'DIETARY', label: 'Nut-free' });
  expect(namesIn(withAllergy)).toEqual(['Casa Verde']);
});

test('diary sync: pages of the member’s diary; each entry has the time of its last change', async () => {
  const { client } = await registerMember(server.client(), 'diarist');
  for (const [name, visitedAt] of [
    ['Nudo House', '2026-11-01'],
    ['Casa Verde', '2026-11-02T19:30:00-06:00'],
    ['Chez Marie', null],
  ] as const) {
    const input = { restaurantId: idOf(name), visitedAt, notes: `At ${name}` };
    expect((await operate(client, AddDiaryEntryDocument, { input })).addDiaryEntry.userErrors).toEqual([]);
  }
  const sync = async () => {
    const entries = [];
    let after: string | null = null;
    do {
      const { viewer }: Answered<DiarySyncQuery> = await operate(client, DiarySyncDocument, { first: 2, after });
      expect(viewer).toMatchObject({ kind: 'MEMBER', diary: { totalCount: 3 } });
      entries.push(...viewer.diary.edges.map(({ node }) => node));
      after = viewer.diary.pageInfo.hasNextPage ? viewer.diary.pageInfo.endCursor : null;
    } while (after);
    return entries;
  };
  const before = await sync();
  expect(before.map(({ snapshot, visitedAt }) => [snapshot.name, visitedAt])).toEqual([
    ['Chez Marie', null],
    ['Casa Verde', '2026-11-03T01:30:00.000Z'],
    ['Nudo House', '2026-11-01'],
  ]);
  const nudo = before[2];
  const input = { diaryEntryId: String(nudo?.id), dishNotes: 'Hebrew Hammer' };
  await operate(client, UpdateDiaryEntryDocument, { input });
  await operate(client, RateRestaurantDocument, { input: { restaurantId: idOf('Nudo House'), stars: 5 } });
  const after = await sync();
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(after[2]).toEqual({
    ...nudo,
    updatedAt: expect.any(String),
    dishNotes: 'Hebrew Hammer',
    restaurant: { name: 'Nudo House', viewerRating: { stars: 5, updatedAt: expect.any(String) } },
  });
  expect(Date.parse(String(after[2]?.updatedAt))).toBeGreaterThan(Date.parse(String(nudo?.updatedAt)));
});

test('AI agent: reasons, unknown concepts, relaxations, and areas that are ambiguous or unknown', async () => {
  const ask = async (variables: AiAgentQueryVariables) =>
    (await operate(server, AiAgentDocument, variables)).searchRestaurants;
  const city = { id: encodeGlobalId('City', 'st-louis-mo'), fullName: 'St. Louis, MO' };
  const found = await ask({ craving: 'quiet vegan rammen', area: { city: 'Saint Louis' } });
  for (let time = 0; time < 11; time++) {
    // The server compiles an operation that is sent repeatedly. The compiled operation must give the same result.
    expect(await ask({ craving: 'quiet vegan rammen', area: { city: 'Saint Louis' } })).toEqual(found);
  }
  expect(found).toMatchObject({ totalCount: 3, area: { status: 'FOUND', city, alternatives: [] }, relaxations: [] });
  expect(found.interpretation.corrections).toEqual([{ from: 'rammen', to: 'ramen' }]);
  expect(found.interpretation.chips.filter(({ kind }) => kind !== 'REMEMBERED')).toEqual([
    { key: 'wanted:quiet', kind: 'WANTED', text: 'quiet', label: 'Quiet' },
    { key: 'diet:vegan', kind: 'DIETARY', text: 'vegan', label: 'Vegan' },
    { key: 'wanted:ramen', kind: 'WANTED', text: 'rammen', label: 'Ramen' },
  ]);
  const [best, ...others] = found.edges;
  expect(best).toMatchObject({
    node: { id: idOf('Nudo House'), url: `https://fuud.example/restaurant/${uuidOf('Nudo House')}` },
    reasons: expect.arrayContaining([
      { field: 'DISH', text: 'Hebrew Hammer ramen', concept: { key: 'ramen' } },
      { field: 'FEATURE', text: 'quiet', concept: { key: 'quiet' } },
      { field: 'DIETARY', text: 'vegan', concept: { key: 'vegan' } },
    ]),
    unknownConcepts: [],
  });
  for (const { unknownConcepts } of others) expect(unknownConcepts).toEqual([{ key: 'quiet', label: 'Quiet' }]);

  const none = { craving: 'kosher ramen', area: { cityId: city.id } };
  const withoutChipKeys = ['diet:kosher'];
  const { relaxations } = await ask(none);
  expect(relaxations).toEqual([
    { parts: [{ kind: 'CHIP', chip: { key: 'diet:kosher' } }], totalCount: expect.any(Number) },
  ]);
  expect((await ask({ ...none, withoutChipKeys })).totalCount).toBe(relaxations[0]?.totalCount);

  const { area: ambiguous } = await ask({ craving: 'ramen', area: { city: 'Springfield' } });
  expect(ambiguous).toMatchObject({ status: 'AMBIGUOUS', city: { fullName: 'Springfield, MO' } });
  const illinois = ambiguous.alternatives.find(({ fullName }) => fullName === 'Springfield, IL');
  const { area: chosen } = await ask({ craving: 'ramen', area: { cityId: String(illinois?.id) } });
  expect(chosen).toEqual({ status: 'EMPTY', city: illinois, alternatives: [] });
  const { area: unknown } = await ask({ craving: 'ramen', area: { city: 'Nowhereville' } });
  expect(unknown).toEqual({ status: 'UNKNOWN', city: null, alternatives: [] });
});
