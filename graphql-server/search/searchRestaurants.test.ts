import { randomUUID } from 'node:crypto';
import { Prisma } from '../database/__generated__/prisma/client';
import { columnOf } from '../database/columns';
import { buildRestaurant, buildUser } from '../testing/factories';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { CityIndexes } from './index/CityIndexes';
import type { LanguageModel } from './languageModel/createLanguageModel';
import { emptyReading } from './languageModel/ModelReading';
import type { SearchRequest } from './SearchRequest';
import type { SearchResults } from './SearchResults';
import { type SearchDeps, searchRestaurants } from './searchRestaurants';
import { Tastes } from './taste/Tastes';

let database: TestDatabase;
let cities: CityIndexes;
const search = async (request: SearchRequest, now?: Date) => {
  await cities.settle();
  return searchRestaurants({ pool: database.pool, cities }, request, now);
};
const namesFor = async (request: SearchRequest, now?: Date) =>
  (await search(request, now)).results.map(({ restaurant }) => restaurant.name);

beforeAll(async () => {
  database = await createTestDatabase();
  cities = new CityIndexes(database);
});
afterAll(async () => {
  await cities.close();
  await database.drop();
});
afterEach(() => database.prisma.restaurant.deleteMany());

test('a result has every field of its restaurant, with the values that Prisma returns', async () => {
  const built = await buildRestaurant(database, {
    name: 'Whole',
    imageUrls: ['/assets/a.webp'],
    weeklyHours: [{ day: 1, opens: 600, closes: 900 }],
    latitude: 38.6,
    googleRating: 4.5,
  });
  const [result] = (await search({})).results;
  expect(result?.restaurant).toEqual({ ...built, sources: [] });
  const { rows } = await database.pool.query(
    `SELECT column_name FROM information_schema.columns WHERE table_name = 'restaurants' AND column_name NOT IN ('search_document', 'search_version')`,
  );
  expect(Object.values(Prisma.RestaurantScalarFieldEnum).map(columnOf).sort()).toEqual(
    rows.map(({ column_name }) => column_name).sort(),
  );
});

test.each([
  [90, 180],
  [0, 180],
  [-90, -180],
])('a search near %d, %d finds nothing and does not fail', async (latitude, longitude) => {
  expect(await namesFor({ area: { point: { latitude, longitude } } })).toEqual([]);
});

describe('results', () => {
  beforeEach(async () => {
    await buildRestaurant(database, {
      name: 'Nudo House',
      cuisine: 'Ramen',
      description: 'Loud and quick. A cozy corner.',
    });
    await buildRestaurant(database, { name: 'Ramen Tei', cuisine: 'Japanese', neighborhood: 'Delmar Loop' });
    await buildRestaurant(database, {
      name: 'Pastaria',
      cuisine: 'Italian',
      recommendedDishes: ['Burrata', 'Margherita pizza', 'Pizzas al taglio'],
    });
    await buildRestaurant(database, { name: 'Café Jalapeño', cuisine: 'Mexican', description: 'Cozy.' });
    await buildRestaurant(database, { name: 'Closed Ramen', cuisine: 'Ramen', delistedAt: new Date() });
    await buildRestaurant(database, { name: 'Phoenix Ramen', cuisine: 'Ramen', city: 'Phoenix', state: 'AZ' });
  });

  test.each<[SearchRequest, string[]]>([
    [{ query: 'pizza' }, ['Pastaria']],
    [{ query: 'PIZZAS' }, ['Pastaria']],
    [{ query: 'pizz' }, ['Pastaria']],
    [{ query: 'jalapeno' }, ['Café Jalapeño']],
    [{ query: 'cafe jalapeño' }, ['Café Jalapeño']],
    [{ query: 'past' }, ['Pastaria']],
    [{ query: 'burr pizza' }, ['Pastaria']],
    [{ query: 'delmar' }, ['Ramen Tei']],
    [{ query: 'ramen', area: { city: 'phoenix, az' } }, ['Phoenix Ramen']],
    [{ query: 'ramen', area: { city: 'Phoenix, MO' } }, []],
    [{ query: 'sushi' }, ['Ramen Tei', 'Nudo House']], // similar places, because no place has sushi
    [{ query: 'zzzzqq' }, []],
    [{ query: '!!!' }, []],
    [{ query: '%' }, []],
    [{ query: 'pi\0zz' }, []],
    [{ query: "o'b'c ʼ' & | ! ( :* <-> ½" }, []],
  ])('%j finds %j', async (request, names) => {
    expect(await namesFor(request)).toEqual(names);
  });

  test('a place with one of the typed words is a result; places with more of these words come first', async () => {
    const names = await namesFor({ query: 'cozy ramen' });
    expect(names[0]).toBe('Nudo House');
    expect(names.sort()).toEqual(['Café Jalapeño', 'Nudo House', 'Ramen Tei']);
  });

  test('a typed text finds longer words that begin with it only if no place has the text as a whole word', async () => {
    await buildRestaurant(database, { name: 'Soul Kitchen' });
    await buildRestaurant(database, { name: 'Grass & Ember', neighborhood: 'Soulard' });
    expect(await namesFor({ query: 'soul' })).toEqual(['Soul Kitchen']);
    expect((await namesFor({ query: 'soula' }))[0]).toBe('Grass & Ember');
  });

  test('a search for one spelling of a word also finds places with its other spellings', async () => {
    await buildRestaurant(database, { name: 'Pappy’s', cuisine: 'Barbecue' });
    await buildRestaurant(database, { name: 'Salt + Smoke BBQ' });
    expect((await namesFor({ query: 'bbq' })).sort()).toEqual(
      await namesFor({ query: 'barbecue' }).then((names) => names.sort()),
    );
    expect(await namesFor({ query: 'bbq' })).toHaveLength(2);
  });

  test('the place with exactly the typed name comes first', async () => {
    await buildRestaurant(database, { name: 'Ramen', description: 'Noodles.' });
    await buildRestaurant(database, { name: 'Ramen Ramen', cuisine: 'Ramen' });
    expect((await namesFor({ query: 'ramen' }))[0]).toBe('Ramen');
  });

  test.each(['', 'popular restaurants', 'best places to eat'])('%j finds all listings in St. Louis', async (query) => {
    expect((await search({ query })).totalCount).toBe(4);
    expect((await search({ query, area: { city: 'Saint Louis' } })).totalCount).toBe(4);
  });

  test('the reasons are the facts that match: the name first, then other short facts, then sentences', async () => {
    const [first] = (await search({ query: 'cozy ramen house pizza', extras: { reasons: true } })).results;
    expect(first?.reasons).toMatchObject([
      { field: 'NAME', text: 'Nudo House', concept: null },
      { field: 'CUISINE', text: 'Ramen', concept: 'ramen' },
      { field: 'DESCRIPTION', text: 'A cozy corner.', concept: 'cozy' },
    ]);
    const [pizza] = (await search({ query: 'pizza', extras: { reasons: true } })).results;
    expect(pizza?.reasons).toMatchObject([
      { field: 'DISH', text: 'Margherita pizza', concept: 'pizza' },
      { field: 'DISH', text: 'Pizzas al taglio', concept: 'pizza' },
    ]);
  });
});

test('a reason from the AI insight is a whole sentence, but never the sentence that begins with "From:"', async () => {
  const aiInsight = 'Ramen in St. Louis; lit by candles. From: cuisine, city, quiet.';
  await buildRestaurant(database, { name: 'Lamp & Ledger', description: null, aiInsight });
  const reasonsFor = async (query: string) =>
    (await search({ query, extras: { reasons: true } })).results[0]?.reasons.map(({ field, text }) => [field, text]);
  expect(await reasonsFor('candles')).toEqual([['INSIGHT', 'Ramen in St. Louis; lit by candles.']]);
  expect((await reasonsFor('quiet')) ?? []).toEqual([]);
});

test('a name is not a reason if it supports only concepts that the craving does not name', async () => {
  await buildRestaurant(database, { name: 'Global Quesadilla', description: null });
  const { results } = await search({ query: 'khachapuri', extras: { reasons: true } });
  const [quesadilla] = results.filter(({ restaurant }) => restaurant.name === 'Global Quesadilla');
  expect(quesadilla?.reasons).toEqual([]);
  const named = await search({ query: 'quesadilla', extras: { reasons: true } });
  expect(named.results[0]?.reasons).toMatchObject([{ field: 'NAME', text: 'Global Quesadilla' }]);
});

test('a diet is a reason if a source states it; if only the name shows it, the name is the reason', async () => {
  const vegan = { description: null, dietaryOptions: ['vegan'] };
  await buildRestaurant(database, { ...vegan, name: 'Stated' });
  const provenance = { dietaryOptions: { rule: 'name has "vegan"' } };
  await buildRestaurant(database, { ...vegan, name: 'Vegan Corner', provenance });
  const { results } = await search({ query: 'vegan', extras: { reasons: true } });
  const fieldsOf = (name: string) =>
    results.find(({ restaurant }) => restaurant.name === name)?.reasons.map(({ field }) => field);
  expect(fieldsOf('Stated')).toEqual(['DIETARY']);
  expect(fieldsOf('Vegan Corner')).toEqual(['NAME']);
});

describe('hostile texts', () => {
  const hostile: [name: string, query: string][] = [
    ['10 kB', 'ramen and '.repeat(1000)],
    ['one endless word', 'r'.repeat(10_000)],
    ['control characters', 'ra\u0000men \u001b[31m \u0007\ufeff\u202e'],
    ['only function words', 'the a of to in and or but '.repeat(20)],
    ['a regular expression', `(${'a+'.repeat(200)})+$ .*\\d{1,9999}`],
    ['SQL', "'; DROP TABLE restaurants; -- UNION SELECT * FROM users WHERE ''='"],
    ['emoji', '🍜🍣🍕👨‍👩‍👧‍👦'.repeat(60)],
    ['right to left', 'مطعم هادئ بلا موسيقى '.repeat(20)],
    ['marks without letters', '\u0301'.repeat(500)],
    ['half of a surrogate pair', '\ud83c ramen \udf5c'],
  ];

  test.each(hostile)('the search does not fail and reads at most 500 characters of this text: %s', async (_, query) => {
    await buildRestaurant(database, { name: 'Nudo House', cuisine: 'Ramen' });
    await search({ query: 'ramen' });
    const extras = { reasons: true, unknownConcepts: true, facets: true, relaxations: true };
    const { interpretation } = await search({ query, extras });
    expect([...interpretation.text].length).toBeLessThanOrEqual(500);
    expect(interpretation.isCut).toBe(query.trim().length > 500);
  });
});

describe('filters', () => {
  test('for a filter by price or diet, one of its values is enough, and an unknown fact never matches', async () => {
    await buildRestaurant(database, { name: 'Cheap', priceRange: '$', dietaryOptions: ['vegan'] });
    await buildRestaurant(database, { name: 'Middle', priceRange: '$$', dietaryOptions: ['halal', 'gluten-free'] });
    await buildRestaurant(database, { name: 'Unknown' });

    expect((await namesFor({ priceRanges: ['$', '$$'] })).sort()).toEqual(['Cheap', 'Middle']);
    expect(await namesFor({ dietary: { anyOf: ['gluten-free', 'kosher'] } })).toEqual(['Middle']);
    expect(await namesFor({ priceRanges: ['$'], dietary: { anyOf: ['halal'] } })).toEqual([]);
    expect(await namesFor({ priceRanges: [], dietary: { anyOf: [] } })).toHaveLength(3);
  });

  test('hours are checked in the place’s time zone; `anyOf` needs one value, and `allOf` needs all', async () => {
    const saturdayNight = [{ day: 6, opens: 1200, closes: 1560 }];
    const always = Array.from({ length: 7 }, (_, day) => ({ day, opens: 0, closes: 1440 }));
    await buildRestaurant(database, { name: 'Night', weeklyHours: saturdayNight, timeZone: 'America/Chicago' });
    await buildRestaurant(database, { name: 'Always', weeklyHours: always, timeZone: 'America/Chicago' });
    await buildRestaurant(database, { name: 'Unknown' });
    const openAt = async (chicago: string) =>
      (await namesFor({ hours: { anyOf: ['OPEN_NOW'] } }, new Date(`${chicago}-06:00`))).sort();

    expect(await openAt('2026-11-21T19:59:59')).toEqual(['Always']);
    expect(await openAt('2026-11-21T20:00:00')).toEqual(['Always', 'Night']);
    expect(await openAt('2026-11-22T01:59:00')).toEqual(['Always', 'Night']);
    expect(await openAt('2026-11-22T02:00:00')).toEqual(['Always']);
    expect(await namesFor({ hours: { anyOf: ['OPEN_24_HOURS'] } })).toEqual(['Always']);
    expect(await namesFor({ hours: { anyOf: ['ANY_TIME', 'OPEN_NOW'] } })).toHaveLength(3);
    const night = new Date('2026-11-21T20:00:00-06:00');
    const both = ['OPEN_NOW', 'OPEN_24_HOURS'] as const;
    expect((await namesFor({ hours: { anyOf: both } }, night)).sort()).toEqual(['Always', 'Night']);
    expect(await namesFor({ hours: { allOf: both } }, night)).toEqual(['Always']);
  });

  test('on a public holiday, the holiday hours count if they are known', async () => {
    const always = Array.from({ length: 7 }, (_, day) => ({ day, opens: 0, closes: 1440 }));
    const nights = always.map(({ day }) => ({ day, opens: 1200, closes: 1560 }));
    const timeZone = 'America/Chicago';
    const holidays = { closed: [], brunch: [{ opens: 600, closes: 840 }] };
    await buildRestaurant(database, { name: 'Closed', weeklyHours: nights, holidayHours: holidays.closed, timeZone });
    await buildRestaurant(database, { name: 'Brunch', weeklyHours: nights, holidayHours: holidays.brunch, timeZone });
    await buildRestaurant(database, { name: 'Unsaid', weeklyHours: nights, timeZone });
    const openAt = async (chicago: string) =>
      (await namesFor({ hours: { anyOf: ['OPEN_NOW'] } }, new Date(`${chicago}-06:00`))).sort();

    expect(await openAt('2026-11-26T01:00:00')).toEqual(['Brunch', 'Closed', 'Unsaid']);
    expect(await openAt('2026-11-26T11:00:00')).toEqual(['Brunch']);
    expect(await openAt('2026-11-26T21:00:00')).toEqual(['Unsaid']);
    expect(await openAt('2026-11-27T01:00:00')).toEqual(['Unsaid']);
    expect(await openAt('2026-11-27T21:00:00')).toEqual(['Brunch', 'Closed', 'Unsaid']);
  });
});

describe('pages', () => {
  beforeEach(async () => {
    for (let number = 0; number < 7; number++) {
      await buildRestaurant(database, { name: `Pizza ${number}`, googleRating: number < 3 ? 4 : null });
    }
  });

  test('reading page by page, forwards or backwards, gives each result once, in the same order', async () => {
    const whole = await namesFor({ query: 'pizza' });
    expect(whole).toHaveLength(7);

    const forwards = [];
    for (let after: string | undefined, more = true; more; ) {
      const page = await search({ query: 'pizza', first: 3, after });
      expect(page).toMatchObject({ totalCount: 7, hasPreviousPage: after !== undefined });
      forwards.push(...page.results.map(({ restaurant }) => restaurant.name));
      after = page.results.at(-1)?.cursor;
      more = page.hasNextPage;
    }
    expect(forwards).toEqual(whole);

    const backwards = [];
    for (let before: string | undefined, more = true; more; ) {
      const page = await search({ query: 'pizza', last: 3, before });
      expect(page).toMatchObject({ totalCount: 7, hasNextPage: before !== undefined });
      backwards.unshift(...page.results.map(({ restaurant }) => restaurant.name));
      before = page.results[0]?.cursor;
      more = page.hasPreviousPage;
    }
    expect(backwards).toEqual(whole);
  });

  test('the next page starts after the last result of the first page, even if a better place was added', async () => {
    const first = await search({ query: 'pizza', first: 3 });
    await buildRestaurant(database, { name: 'Pizza', googleRating: 5 });
    const names = await namesFor({ query: 'pizza', first: 10, after: first.results.at(-1)?.cursor });
    expect(names).toHaveLength(4);
  });

  test('with `skip`, a page begins after that many results; an empty page also has the total count', async () => {
    const whole = await namesFor({ query: 'pizza' });
    const third = await search({ query: 'pizza', first: 3, skip: 6 });
    expect(third).toMatchObject({ totalCount: 7, hasPreviousPage: true, hasNextPage: false });
    expect(third.results.map(({ restaurant }) => restaurant.name)).toEqual(whole.slice(6));
    expect(await search({ query: 'pizza', skip: 60 })).toMatchObject({
      totalCount: 7,
      results: [],
      hasPreviousPage: true,
      hasNextPage: false,
    });
  });

  test.each<[SearchRequest, string]>([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ last: -1 }, 'last'],
    [{ first: 1, last: 1 }, 'last'],
    [{ skip: -1 }, 'skip'],
    [{ skip: 10_001 }, 'skip'],
  ])('%j is refused; the error names %s', async (request, field) => {
    await expect(search(request)).rejects.toMatchObject({ code: 'INVALID', field });
  });

  test.each(['x', '1:nothing', `9999999999:${'0'.repeat(36)}:a:0`, `1:${randomUUID()}`])(
    'the cursor %j is refused',
    async (text) => {
      const cursor = Buffer.from(text).toString('base64url');
      for (const [request, field] of [
        [{ after: cursor }, 'after'],
        [{ before: cursor }, 'before'],
      ] as const) {
        await expect(search(request)).rejects.toMatchObject({ code: 'BAD_CURSOR', field });
      }
    },
  );

  test('a cursor is valid only for the same search; the page size and the text for the city may differ', async () => {
    const after = (await search({ query: 'pizza', sort: 'PRICE', first: 1 })).results[0]?.cursor;
    const other = (await search({ query: 'pizza', first: 1 })).results[0]?.cursor;
    for (const request of [
      { query: 'pizza', after },
      { query: 'pasta', after: other },
      { query: 'pizza', area: { city: 'Phoenix' }, after: other },
      { query: 'pizza', sort: 'RATING', after: other },
      { query: 'pizza', without: ['wanted:pizza'], before: other },
    ] satisfies SearchRequest[]) {
      await expect(search(request)).rejects.toMatchObject({ code: 'BAD_CURSOR' });
    }
    expect((await search({ query: 'pizza', first: 9, after: other })).results).toHaveLength(6);
    expect((await search({ query: 'pizza', area: { city: '63101' }, first: 9, after: other })).results).toHaveLength(6);
  });

  test('a cursor stays valid if null or an empty list replaces a missing argument, or vice versa', async () => {
    const nothing = { mood: null, priceRanges: [], dietary: { anyOf: [] }, openAt: null, without: [] };
    const [from, to] = (await search({ query: 'pizza', first: 2, ...nothing })).results;
    expect((await search({ query: 'pizza', first: 9, after: from?.cursor })).results).toHaveLength(6);
    expect((await search({ query: 'pizza', first: 9, ...nothing, before: to?.cursor })).results).toHaveLength(1);
  });

  test('a cursor from a server that started after a change also works on a server that saw the change', async () => {
    const rated = { userRatingCount: 20, userRatingSum: 100 };
    await search({ query: 'pizza' });
    await database.prisma.restaurant.updateMany({ where: { name: 'Pizza 5' }, data: rated });
    await cities.settle();
    const late = new CityIndexes(database);
    const request: SearchRequest = { query: 'pizza', sort: 'RATING', first: 3 };
    const { results } = await searchRestaurants({ pool: database.pool, cities: late }, request);
    await late.close();
    const rest = await search({ ...request, first: 9, after: results.at(-1)?.cursor });
    const names = [...results, ...rest.results].map(({ restaurant }) => restaurant.name);
    expect(names).toHaveLength(7);
    expect(new Set(names).size).toBe(7);
  });

  test.each(['RATING', 'BEST_MATCH'] as const)(
    'with the sort order %s, no place is missed or repeated in either direction if ratings change between pages',
    async (sort) => {
      const rate = async (name: string, stars: number) => {
        const data = { userRatingCount: 20, userRatingSum: 20 * stars, googleRating: null };
        await database.prisma.restaurant.updateMany({ where: { name }, data });
        await cities.settle();
      };
      const whole = (await namesFor({ query: 'pizza', sort })).sort();
      for (const backwards of [false, true]) {
        const seen: string[] = [];
        for (let cursor: string | undefined, more = true; more; ) {
          const page = await search({
            query: 'pizza',
            sort,
            ...(backwards ? { last: 2, before: cursor } : { first: 2, after: cursor }),
          });
          const names = page.results.map(({ restaurant }) => restaurant.name);
          seen.push(...names);
          cursor = (backwards ? page.results[0] : page.results.at(-1))?.cursor;
          more = backwards ? page.hasPreviousPage : page.hasNextPage;
          const unseen = whole.filter((name) => !seen.includes(name));
          await rate(unseen.at(-1) ?? '', backwards ? 1 : 5); // a page with this new rating would miss this place
          await rate(names[0] ?? '', backwards ? 5 : 1); // a page with this new rating would repeat this place
          await rate(unseen.at(-1) ?? '', backwards ? 2 : 4.5);
        }
        expect(seen.sort()).toEqual(whole);
      }
    },
  );
});

describe('places that stay closed for several hours', () => {
  // Saturday evening. "Closed" opens on Monday. "Until 8" closes between these two moments and opens again in a week.
  const evening = new Date('2026-11-21T19:59:00-06:00');
  const nextHour = new Date('2026-11-21T20:01:00-06:00');
  beforeEach(async () => {
    const timeZone = 'America/Chicago';
    const facts = { cuisine: 'Ramen', timeZone };
    const mondays = [{ day: 1, opens: 660, closes: 1320 }];
    await buildRestaurant(database, { ...facts, name: 'Closed', googleRating: 5, weeklyHours: mondays });
    const tonight = [{ day: 6, opens: 600, closes: 1200 }];
    await buildRestaurant(database, { ...facts, name: 'Until 8', googleRating: 4.5, weeklyHours: tonight });
    const always = Array.from({ length: 7 }, (_, day) => ({ day, opens: 0, closes: 1440 }));
    await buildRestaurant(database, { ...facts, name: 'Always', googleRating: 3, weeklyHours: always });
  });

  test('closed places come after open places that fit almost as well, unless the diner sorts by rating', async () => {
    expect(await namesFor({ query: 'ramen' }, evening)).toEqual(['Until 8', 'Always', 'Closed']);
    expect(await namesFor({ query: 'ramen' }, nextHour)).toEqual(['Always', 'Closed', 'Until 8']);
    expect(await namesFor({ query: 'ramen', sort: 'RATING' }, evening)).toEqual(['Closed', 'Until 8', 'Always']);
  });

  test('later pages keep the order of the first page, even if a place has closed in the meantime', async () => {
    const { results } = await search({ query: 'ramen', first: 1 }, evening);
    const rest = await search({ query: 'ramen', first: 2, after: results[0]?.cursor }, nextHour);
    expect(rest.results.map(({ restaurant }) => restaurant.name)).toEqual(['Always', 'Closed']);
  });
});

test('a result has the member’s own data about the restaurant, and the sources of the restaurant’s facts', async () => {
  const member = await buildUser(database);
  const kept = await buildRestaurant(database, {
    name: 'Kept',
    googleRating: 5,
    places: {
      create: {
        source: 'sample',
        sourceId: '1',
        licence: 'CC0',
        attribution: 'Fuud',
        fetchedAt: new Date(0),
        facts: {},
      },
    },
  });
  await buildRestaurant(database, { name: 'Other' });
  const key = { userId: member.id, restaurantId: kept.id };
  await database.prisma.savedRestaurant.create({ data: { ...key, restaurantData: {} } });
  const visit = { visitedAt: new Date(0), visitedIsDay: true };
  const viewerRating = await database.prisma.userRating.create({ data: { ...key, rating: 4, ...visit } });
  const viewerDiaryEntry = await database.prisma.diaryEntry.create({ data: { ...key, restaurantData: { name: 'x' } } });

  const extras = { savedBy: member.id, ratedBy: member.id, diaryOf: member.id };
  const { results } = await search({ extras });
  expect(
    results.map(({ cursor, restaurant: { sources }, distanceMeters, reasons, unknownConcepts, ...found }) => ({
      ...found,
      sources,
    })),
  ).toEqual([
    {
      isSaved: true,
      viewerRating,
      viewerDiaryEntry,
      sources: [
        {
          source: 'sample',
          sourceId: '1',
          kind: 'guide',
          licence: 'CC0',
          attribution: 'Fuud',
          attributionUrl: null,
          fetchedAt: new Date(0),
        },
      ],
    },
    { isSaved: false, viewerRating: null, viewerDiaryEntry: null, sources: [] },
  ]);
});

describe('a language model and a member’s taste', () => {
  const CRAVING = 'where my dad can follow what we say';
  const reading = { ...emptyReading, wanted: [{ concept: 'quiet', weight: 1 }] };
  const model = (read: LanguageModel['read']) => ({ isSetUp: true, read, idle: async () => undefined });
  const names = (results: SearchResults) => results.results.map(({ restaurant }) => restaurant.name);
  const callBudget = { reserveCall: async () => true };
  const ask = async (deps: Partial<SearchDeps>, request: SearchRequest) => {
    await cities.settle();
    return searchRestaurants({ pool: database.pool, cities, ...deps }, { callBudget, ...request });
  };

  beforeEach(async () => {
    await buildRestaurant(database, { name: 'Hush', cuisine: 'French', description: 'A quiet room.' });
    await buildRestaurant(database, { name: 'Din', cuisine: 'Ramen' });
  });

  test('concepts from the model find places, and each concept has a chip that the diner can remove', async () => {
    const languageModel = model(async () => reading);
    const without = await ask({}, { query: CRAVING });
    expect(without.interpretation.chips.map(({ id }) => id)).not.toContain('wanted:quiet');
    const found = await ask({ languageModel }, { query: CRAVING });
    expect(names(found)[0]).toBe('Hush');
    expect(found.interpretation.chips.map(({ id }) => id)).toContain('wanted:quiet');
    expect(await ask({ languageModel }, { query: CRAVING, without: ['wanted:quiet'] })).toEqual(
      await ask({}, { query: CRAVING, without: ['wanted:quiet'] }),
    );
  });

  test('the model is not called without a budget or for a short craving; a null answer changes nothing', async () => {
    const read = jest.fn(async () => null);
    const languageModel = model(read);
    expect(await ask({ languageModel }, { query: CRAVING })).toEqual(await ask({}, { query: CRAVING }));
    expect(read.mock.calls).toEqual([[CRAVING, callBudget]]);
    await ask({ languageModel }, { query: CRAVING, callBudget: undefined });
    await ask({ languageModel }, { query: 'ramen' });
    await ask({ languageModel }, { query: '' });
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('a member’s taste puts liked places first but adds no results; it counts only with `tasteOf`', async () => {
    await buildRestaurant(database, { name: 'Also Ramen', cuisine: 'Ramen', priceRange: '$$' });
    const { id: userId } = await buildUser(database);
    const [hush] = await database.prisma.restaurant.findMany({ where: { name: 'Hush' } });
    await database.prisma.userRating.create({ data: { userId, restaurantId: hush?.id ?? '', rating: 5 } });
    const tastes = new Tastes(database);
    const theirs = await ask({ tastes }, { query: '', tasteOf: userId });
    expect(names(theirs)[0]).toBe('Hush');
    expect(names(await ask({ tastes }, { query: 'ramen', tasteOf: userId }))).not.toContain('Hush');
    expect(names(await ask({ tastes }, { query: '' }))).toEqual(names(await ask({}, { query: '' })));
    await tastes.close();
  });
});

describe('areas and filters', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude });

  test('a search finds the places around a point, with their distances, or the places in a box', async () => {
    await buildRestaurant(database, { name: 'Here', ...at(38.6, -90.2) });
    await buildRestaurant(database, { name: 'Near', ...at(38.609, -90.2) }); // 1,001 m
    await buildRestaurant(database, { name: 'Far', ...at(38.9, -90.2) }); // 33 km
    await buildRestaurant(database, { name: 'Nowhere', latitude: null, longitude: null });
    const around = async (radiusMeters?: number) => {
      const { results, area } = await search({
        area: { point: { ...at(38.6, -90.2), radiusMeters } },
        sort: 'DISTANCE',
      });
      return [area.status, ...results.map(({ restaurant, distanceMeters }) => `${restaurant.name} ${distanceMeters}`)];
    };
    expect(await around()).toEqual(['FOUND', 'Here 0', 'Near 1001']);
    expect(await around(1000)).toEqual(['FOUND', 'Here 0']);
    expect(await around(50_000)).toEqual(['FOUND', 'Here 0', 'Near 1001', 'Far 33359']);
    const box = { south: 38.605, west: -90.3, north: 38.7, east: -90.1 };
    expect(await search({ area: { box } })).toMatchObject({
      totalCount: 1,
      area: { status: 'FOUND', box, center: { latitude: 38.6525, longitude: expect.closeTo(-90.2) } },
      results: [{ restaurant: { name: 'Near' } }],
    });
  });

  test('in a city, a distant suburb comes after a place that fits almost equally well; in a box, it does not', async () => {
    await buildRestaurant(database, { name: 'Suburb', cuisine: 'Ramen', ...at(38.79, -90.2), phone: '+13145550100' });
    await buildRestaurant(database, { name: 'Center', cuisine: 'Ramen', ...at(38.64, -90.2) });
    const box = { south: 38.5, west: -90.4, north: 38.8, east: -90.1 };
    expect(await namesFor({ query: 'ramen' })).toEqual(['Center', 'Suburb']);
    expect(await namesFor({ query: 'ramen', area: { box } })).toEqual(['Suburb', 'Center']);
  });

  test('sorting by distance does not change which places are found, in a city and in a box', async () => {
    await buildRestaurant(database, { name: 'Ramen Bar', cuisine: 'Ramen', ...at(38.627, -90.2) });
    await buildRestaurant(database, { name: 'Noodles', recommendedDishes: ['Ramen'], ...at(38.73, -90.33) });
    await buildRestaurant(database, { name: 'Ramen Nowhere', latitude: null, longitude: null });
    const box = { south: 38.5, west: -90.4, north: 38.8, east: -90.1 };
    const query = 'ramen within a mile';
    for (const request of [
      { query },
      { query: 'ramen' },
      { query: 'ramen', area: { box } },
    ] satisfies SearchRequest[]) {
      const found = await Promise.all(
        (['BEST_MATCH', 'DISTANCE'] as const).map((sort) => search({ ...request, sort, extras: { facets: true } })),
      );
      const [match, distance] = found.map(({ totalCount, facets }) => ({ totalCount, facets }));
      expect(distance).toEqual(match);
      expect(match?.totalCount).toBeGreaterThan(1);
    }
  });

  test('the status shows whether the area was found and has restaurants', async () => {
    await buildRestaurant(database, { name: 'Somewhere' });
    const statusOf = async (request: SearchRequest) => (await search(request)).area.status;
    expect(await statusOf({ query: 'zzzzqq' })).toBe('FOUND');
    expect(await statusOf({ area: { city: 'Nowhereville' } })).toBe('UNKNOWN');
    expect(await statusOf({ area: { cityId: 'nowhereville-ks' } })).toBe('UNKNOWN');
    expect(await statusOf({ area: { city: 'Springfield' } })).toBe('AMBIGUOUS');
    expect(await statusOf({ area: { city: 'Tulsa' } })).toBe('EMPTY');
    expect(await statusOf({ area: { point: { latitude: 0, longitude: 0 } } })).toBe('EMPTY');
    await buildRestaurant(database, { name: 'Inn', city: 'Nowhereville', state: 'KS' });
    await cities.settle();
    expect(await search({ area: { city: 'Nowhereville' } })).toMatchObject({
      area: { status: 'FOUND', city: null, center: null, kilometres: null },
    });
  });

  test('a result matches all filters; unknown facts match no filter; facets also count unselected values', async () => {
    await buildRestaurant(database, {
      name: 'Both',
      cuisine: 'Deli, Bakery',
      dietaryOptions: ['vegan', 'nut-free'],
      features: ['wifi', 'quiet'],
      neighborhood: 'Soulard',
      gemType: 'Hidden Gem',
    });
    await buildRestaurant(database, {
      name: 'One',
      cuisine: 'Bakery',
      dietaryOptions: ['vegan'],
      features: ['wifi'],
      neighborhood: 'Café Row',
      gemType: 'Trending',
    });
    await buildRestaurant(database, { name: 'Unknown', cuisine: null, neighborhood: null });
    for (const [request, names] of [
      [{ dietary: { anyOf: ['vegan', 'nut-free'] } }, ['Both', 'One']],
      [{ dietary: { allOf: ['vegan', 'nut-free'] } }, ['Both']],
      [{ dietary: { anyOf: ['halal'], allOf: ['vegan'] } }, []],
      [{ features: { anyOf: ['quiet', 'parking'] } }, ['Both']],
      [{ features: { allOf: ['wifi'] } }, ['Both', 'One']],
      [{ cuisines: ['deli', 'thai'] }, ['Both']],
      [{ cuisines: ['bakery'] }, ['Both', 'One']],
      [{ neighborhoods: ['cafe row'] }, ['One']],
      [{ gemTypes: ['Hidden Gem', 'Trending'] }, ['Both', 'One']],
      [{ cuisines: ['bakery'], features: { allOf: ['quiet'] }, gemTypes: ['Hidden Gem'] }, ['Both']],
    ] satisfies [SearchRequest, string[]][]) {
      expect([request, (await namesFor(request)).sort()]).toEqual([request, names]);
    }
    const { facets } = await search({ cuisines: ['deli'], extras: { facets: true } });
    expect(facets).toMatchObject({
      cuisines: [
        { value: 'bakery', count: 2 },
        { value: 'deli', count: 1 },
      ],
      neighborhoods: [{ value: 'Soulard', count: 1 }],
      features: [
        { value: 'quiet', count: 1 },
        { value: 'wifi', count: 1 },
      ],
      gemTypes: [{ value: 'Hidden Gem', count: 1 }],
    });
    const { relaxations } = await search({
      cuisines: ['deli'],
      neighborhoods: ['Café Row'],
      extras: { relaxations: true },
    });
    expect(relaxations.map(({ parts, totalCount }) => [parts.map(({ kind }) => kind), totalCount])).toEqual([
      [['CUISINES'], 1],
      [['NEIGHBORHOODS'], 1],
    ]);
  });
});
