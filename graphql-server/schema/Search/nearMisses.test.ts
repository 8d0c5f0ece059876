import {
  NearMissesDocument,
  type NearMissesQueryVariables,
  NoticeConceptsDocument,
} from '../../testing/__generated__/operations';
import { buildRestaurant } from '../../testing/factories';
import { operate } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { startTestServer, type TestServer } from '../../testing/testServer';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  const places = [
    { name: 'Fable Pizza', dietaryOptions: ['gluten-free'], priceRange: '$', address: '12 Legend St' },
    { name: 'Parable Pizza', priceRange: '$$$', address: '40 Ballad Ave', latitude: 38.6, longitude: -90.2 },
    { name: 'Quillbrook Vegan Kitchen', address: '14 Legend St', latitude: 38.61, longitude: -90.2 },
  ];
  for (const place of places) {
    const food = place.name.includes('Pizza') ? { cuisine: 'Pizza', recommendedDishes: ['Margherita pizza'] } : {};
    await buildRestaurant(database, { priceRange: null, dietaryOptions: [], ...food, ...place });
  }
  await buildRestaurant(database, { name: 'Ocotillo Coffee', city: 'Tucson', state: 'AZ' });
  const at = (opens: number, closes: number) => ({
    weeklyHours: Array.from({ length: 7 }, (_, day) => ({ day, opens, closes })),
    city: 'Phoenix',
    state: 'AZ',
  });
  const porch = { name: 'Night Porch', cuisine: 'Vietnamese', recommendedDishes: ['Lemongrass chicken'] };
  await buildRestaurant(database, { ...porch, ...at(0, 1440) });
  await buildRestaurant(database, { name: 'Later Orchid', cuisine: 'Thai', ...at(1020, 1320) });
  await buildRestaurant(database, { name: 'Saguaro Pizza', city: 'Phoenix', state: 'AZ', cuisine: 'Pizza' });
  await buildRestaurant(database, { name: 'Mesquite Hall', city: 'Phoenix', state: 'AZ', cuisine: 'Barbecue' });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const search = async (variables: NearMissesQueryVariables) => {
  const found = (await operate(server, NearMissesDocument, variables)).searchRestaurants;
  return {
    ...found,
    names: found.edges.map(({ node }) => node.name),
    near: found.nearMisses.map(({ node, misses }) => [node.name, ...misses.map(({ text }) => text)]),
  };
};

test('a restaurant with unknown diets is a near miss, not a result; the reason is in the given language', async () => {
  const { totalCount, names, near } = await search({ query: 'gluten free pizza' });
  expect([totalCount, names]).toEqual([1, ['Fable Pizza']]);
  expect(near).toEqual([['Parable Pizza', 'gluten-free not listed']]);
  const inOthers = await Promise.all(
    (['ES', 'ZH', 'KO'] as const).map((language) => search({ query: 'gluten free pizza', language })),
  );
  expect(inOthers.map((each) => each.near[0]?.[1])).toEqual([
    'sin gluten: no consta',
    '未列出无麸质',
    '글루텐 프리 정보 없음',
  ]);
});

test('with a diet filter or an allergy in the search, a restaurant with unknown diets is not a near miss', async () => {
  const pressed = await search({ query: 'pizza', filter: { dietary: { allOf: ['GLUTEN_FREE'] } } });
  expect([pressed.names, pressed.near]).toEqual([['Fable Pizza'], []]);
  const allergic = await search({ query: 'pizza, celiac' });
  expect([allergic.names, allergic.near]).toEqual([['Fable Pizza'], []]);
  expect(allergic.notices.map(({ kind }) => kind)).toEqual(['ALLERGY']);
});

test('a near miss also lists the parts of the craving that the restaurant meets', async () => {
  const { nearMisses } = await search({ query: 'cozy gluten free pizza under $15 near 40 Ballad Ave' });
  const parable = nearMisses.find(({ node }) => node.name === 'Parable Pizza');
  expect(parable?.met.map(({ label }) => label)).toEqual(['Pizza', 'Ballad Ave']);
  const { nearMisses: unpriced } = await search({ query: 'vegan pizza under $15' });
  const fable = unpriced.find(({ node }) => node.name === 'Fable Pizza');
  expect(fable?.met.map(({ key }) => key)).toEqual(['wanted:pizza', 'price:$']);
});

test('a restaurant whose price the craving excludes is a near miss; the reason contains the price', async () => {
  const { names, near } = await search({ query: 'pizza under $15' });
  expect([names, near]).toEqual([['Fable Pizza'], [['Parable Pizza', 'costs $$$']]]);
});

test('a street gets a chip; if the street has no match, a match elsewhere is a near miss with a distance', async () => {
  const there = await search({ query: 'pizza on legend street' });
  expect(there.names).toEqual(['Fable Pizza']);
  const [chip] = there.interpretation.chips.filter(({ kind }) => kind === 'PLACE');
  expect(chip).toMatchObject({ key: 'place:street:legend', label: 'on legend street' });
  const anywhere = await search({ query: 'pizza on legend street', withoutChipKeys: [chip?.key ?? ''] });
  expect(anywhere.totalCount).toBe(2);
  const vegan = await search({ query: 'vegan on ballad avenue' });
  expect(vegan.near).toEqual([['Quillbrook Vegan Kitchen', '0.7 mi away']]);
  expect(vegan.notices).toEqual([
    { kind: 'NONE_IN_NEIGHBORHOOD', text: 'Nothing that fits “on ballad avenue”; this is what is nearest.' },
  ]);
});

test('the search uses the city that the query names; without the chip of the city, it uses St. Louis', async () => {
  const there = await search({ query: 'pizza in phoenix' });
  expect([there.area.city?.fullName, there.names]).toEqual(['Phoenix, AZ', ['Saguaro Pizza']]);
  const here = await search({ query: 'pizza in phoenix', withoutChipKeys: ['place:city:phoenix-az'] });
  expect(here.area.city?.fullName).toBe('St. Louis, MO');
});

test('the search uses the city of a ZIP code in the query; without the city’s chip, it ignores the ZIP code', async () => {
  const there = await search({ query: 'pizza 85004' });
  expect([there.area.city?.fullName, there.names]).toEqual(['Phoenix, AZ', ['Saguaro Pizza']]);
  const here = await search({ query: 'pizza 85004', withoutChipKeys: ['place:city:phoenix-az'] });
  expect([here.area.city?.fullName, here.names]).toEqual(['St. Louis, MO', (await search({ query: 'pizza' })).names]);
});

test('a restaurant with “Vegan” in its name is found for vegan and for dairy-free, which vegan implies', async () => {
  expect((await search({ query: 'vegan' })).names).toEqual(['Quillbrook Vegan Kitchen']);
  expect((await search({ query: 'dairy free' })).names).toEqual(['Quillbrook Vegan Kitchen']);
});

test('there is a notice if probably no restaurant of the city has the requested dish', async () => {
  const hotPot = await search({ query: 'hot pot' });
  expect(hotPot.notices).toEqual([
    { kind: 'NAME_NOT_IN_AREA', text: 'We know of no Hot pot here; these come closest.' },
  ]);
  expect((await search({ query: 'margherita pizza' })).notices).toEqual([]);
  expect((await search({ query: 'pulled pork in phoenix' })).notices).toEqual([]); // a barbecue place probably has it
});

test('if no restaurant lists its hours, a late-night craving gets HOURS_UNLISTED, not NONE_MENTIONS', async () => {
  const { names, notices } = await search({ query: 'late night pizza' });
  expect(names).toContain('Fable Pizza');
  expect(notices).toEqual([{ kind: 'HOURS_UNLISTED', text: 'Hours are not listed here: call first.' }]);
  const twice = await search({ query: 'late night pizza, open 24 hours' });
  expect(twice.notices.map(({ kind }) => kind)).not.toContain('NONE_MENTIONS');
  const known = await search({ query: 'late night pizza', area: { city: 'Phoenix, AZ' } });
  expect(known.notices.map(({ kind }) => kind)).not.toContain('HOURS_UNLISTED');
});

test('a notice names the wishes that neither a result nor a near miss mentions', async () => {
  const vegan = await search({ query: 'vegan pizza' });
  expect(vegan.names).toEqual(['Quillbrook Vegan Kitchen']);
  expect(vegan.near.map(([name]) => name)).toContain('Fable Pizza');
  expect(vegan.notices).toEqual([]);
  const cozy = await search({ query: 'cozy pizza, not too loud', language: 'ES' });
  expect(cozy.notices).toEqual([{ kind: 'NONE_MENTIONS', text: 'Aquí no se menciona «cozy» o «loud».' }]);
  expect((await search({ query: 'gluten free pizza' })).notices).toEqual([]);
});

test('a notice contains its concepts; a wish that only near misses mention is in `unknownConcepts`, but has no notice', async () => {
  const read = async (query: string, city = 'St. Louis, MO') => {
    const { searchRestaurants } = await operate(server, NoticeConceptsDocument, { query, area: { city } });
    const { edges, notices } = searchRestaurants;
    return {
      unknown: edges.map(({ unknownConcepts }) => unknownConcepts.map(({ key }) => key)),
      notices: notices.map(({ kind, concepts }) => [kind, ...concepts.map(({ key }) => key)]),
    };
  };
  expect(await read('cozy gluten free pizza, not too loud')).toEqual({
    unknown: [['quiet']],
    notices: [['NONE_MENTIONS', 'cozy', 'quiet']],
  });
  expect((await read('roast duck')).notices).toEqual([['NAME_NOT_IN_AREA', 'roast-duck']]);
  expect((await read('late night pizza')).notices).toEqual([['HOURS_UNLISTED', 'late-night']]);
  const area = { city: 'Lawton', state: 'OK', dietaryOptions: [], priceRange: null };
  await buildRestaurant(database, { ...area, name: 'Vegan Slices', cuisine: 'Pizza', dietaryOptions: ['vegan'] });
  await buildRestaurant(database, { ...area, name: 'Porch Pizza', cuisine: 'Pizza', description: 'There is a patio.' });
  expect(await read('vegan pizza with a patio', 'Lawton, OK')).toEqual({ unknown: [['patio']], notices: [] });
});

test('there is no notice if a place has the name of the wanted chain, or a near miss mentions the wish', async () => {
  const city = { city: 'Tulsa', state: 'OK', priceRange: null, dietaryOptions: [] };
  const area = { city: 'Tulsa, OK' };
  await buildRestaurant(database, { ...city, name: 'Taco Bell', cuisine: 'Fast Food' });
  await buildRestaurant(database, { ...city, name: 'Bell Tower Tacos', cuisine: 'Tacos' });
  await buildRestaurant(database, { ...city, name: 'Plum Cafe', cuisine: 'Cafe', dietaryOptions: ['vegan'] });
  await buildRestaurant(database, { ...city, name: 'Quince Brunch Cafe', cuisine: 'Cafe' });
  expect((await search({ query: 'taco bell', area })).notices).toEqual([]);
  const named = await search({ query: 'starbucks', area });
  expect(named.notices.map(({ kind }) => kind)).toEqual(['NAME_NOT_IN_AREA']);
  const { names, near, notices } = await search({ query: 'vegan brunch cafe', area });
  expect([names, near.map(([name]) => name)]).toEqual([['Plum Cafe'], ['Quince Brunch Cafe']]);
  expect(notices).toEqual([]);
});

test('if only the food suggests that a place is cheap, a notice says that nothing mentions “cheap eats”', async () => {
  const area = { city: 'Boise, ID' };
  await buildRestaurant(database, { name: 'Frank', cuisine: 'Hot Dogs', priceRange: null, city: 'Boise', state: 'ID' });
  const guessed = await search({ query: 'cheap eats', area });
  expect([guessed.names, guessed.notices.map(({ text }) => text)]).toEqual([
    ['Frank'],
    ['Nothing here mentions “cheap eats”.'],
  ]);
  await buildRestaurant(database, { name: 'Sal', cuisine: 'Hot Dogs', priceRange: '$', city: 'Provo', state: 'UT' });
  expect((await search({ query: 'cheap eats', area: { city: 'Provo, UT' } })).notices).toEqual([]);
});

test('a craving that only names a diet has near misses if no restaurant lists the diet', async () => {
  const { totalCount, near } = await search({ query: 'kosher', area: { city: 'Tucson' } });
  expect([totalCount, near]).toEqual([0, [['Ocotillo Coffee', 'kosher not listed']]]);
});

test('a search in a city without restaurants returns no notice and no unlistedFacts', async () => {
  const { notices, unlistedFacts } = await search({ query: 'tacos', area: { city: 'Springfield, MO' } });
  expect([notices, unlistedFacts]).toEqual([[], []]);
});

test('unlistedFacts contains the kinds of facts that no restaurant of a city lists', async () => {
  expect((await search({ query: 'pizza' })).unlistedFacts).toEqual(['HOURS']);
  expect((await search({ query: 'coffee', area: { city: 'Tucson' } })).unlistedFacts).toEqual([
    'PRICE',
    'HOURS',
    'DIETARY',
  ]);
});

test('there is a notice if the city has no restaurant of the requested chain', async () => {
  const { notices } = await search({ query: 'somewhere like olive garden' });
  expect(notices).toEqual([{ kind: 'NAME_NOT_IN_AREA', text: 'We know of no Olive Garden here; these come closest.' }]);
});

test.each([
  [
    'EN',
    'Thai: we know of no place that is open then. First to open: Later Orchid, at 5 PM. The places below are open then, but do not list this.',
  ],
  ['ES', 'Tailandesa: no sabemos de ninguno abierto a esa hora. El primero en abrir: Later Orchid ('],
  ['ZH', '泰国菜：没有已知届时营业的餐厅。最早开门的是Later Orchid（'],
  ['KO', '태국 요리: 그때 영업하는 것으로 알려진 곳이 없습니다. 가장 먼저 여는 곳: Later Orchid ('],
] as const)('a notice in %s says that no place with the requested food is known to be open', async (language, text) => {
  const { names, notices } = await search({ query: 'thai at 3 am', area: { city: 'Phoenix' }, language });
  expect(names).toEqual(['Night Porch']);
  expect(notices).toEqual([{ kind: 'NONE_OPEN', text: expect.stringContaining(text) }]);
});
