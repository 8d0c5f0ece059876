import { LANGUAGES } from '../../languages';
import { CityIndexes } from '../../search/index/CityIndexes';
import { offered } from '../../search/suggestions/offered';
import { buildRestaurant, buildUser } from '../../testing/factories';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { anonymous, type Viewer } from '../../Viewer';
import { recordSearch } from './recordSearch';
import { suggestSearches } from './suggestSearches';

let database: TestDatabase;
let member: Viewer;

beforeAll(async () => {
  database = await createTestDatabase();
  const { id } = await buildUser(database);
  member = { kind: 'MEMBER', userId: id };
  for (const [query, location] of [
    ['quiet italian', 'Phoenix'],
    ['Tapas', 'St. Louis'],
    ['pancakes', 'St. Louis'],
    ['pan-fried noodles', 'St. Louis'],
    ['pancit', 'Phoenix'],
    ['panang curry', 'St. Louis'],
  ]) {
    await recordSearch(database, member, { query: query ?? '', location });
  }
});
afterAll(() => database.drop());

const suggest = (text: string, language: (typeof LANGUAGES)[number] = 'en', viewer = anonymous, areaText?: string) =>
  suggestSearches(database, viewer, { text, language, areaText });
const texts = async (...ask: Parameters<typeof suggest>) => (await suggest(...ask)).map(({ text }) => text);

test('each kind has the expected number of suggestions; no text is blank or appears twice in a language', () => {
  const counts: Record<string, number> = {};
  for (const { kind } of offered) counts[kind] = (counts[kind] ?? 0) + 1;
  expect(counts).toEqual({ CUISINE: 25, FOOD: 20, DRINK: 10, DESSERT: 10, DIETARY: 10, MEAL: 10, OCCASION: 8 });
  for (const language of LANGUAGES) {
    const all = offered.map(({ text }) => text[language].toLowerCase());
    expect(all.filter((text, at) => !text.trim() || all.indexOf(text) !== at)).toEqual([]);
  }
});

test('every suggestion is found by its own text, in every language', async () => {
  for (const language of LANGUAGES) {
    for (const { text, kind } of offered) {
      expect(await suggest(text[language], language)).toContainEqual({ text: text[language], kind });
    }
  }
});

test('returns at most 8 suggestions with the typed text; suggestions that begin with the text come first', async () => {
  const found = await texts('an');
  expect(found).toHaveLength(8);
  for (const text of found) expect(text.toLowerCase()).toContain('an');
  expect((await texts('CA')).slice(0, 2)).toEqual(['Cajun and Creole', 'Caribbean']);
  expect(await texts('food')).toEqual(['Late-night food', 'Seafood']);
});

test('accents and capitals are ignored; English is used if the language has no match', async () => {
  expect(await texts('cafe', 'es')).toEqual(['Café']);
  expect(await texts('만', 'ko')).toEqual(['만두']);
  expect(await texts('ramen', 'zh')).toEqual(['Ramen']);
});

test.each(['', '   ', 'zzzzqq', 'x'.repeat(101), '%', '\\'])('anonymous visitors get nothing for %j', async (text) => {
  expect(await suggest(text)).toEqual([]);
});

describe('a member', () => {
  test('gets the three newest of their own matching searches first, and gets no text twice', async () => {
    expect((await suggest('pan', 'en', member)).slice(0, 3)).toEqual([
      { text: 'panang curry', kind: 'RECENT' },
      { text: 'pancit', kind: 'RECENT' },
      { text: 'pan-fried noodles', kind: 'RECENT' },
    ]);
    expect(await suggest('tapas', 'en', member)).toEqual([{ text: 'Tapas', kind: 'RECENT' }]);
  });

  test('gets only their own searches for a blank text; searches in the given city are first', async () => {
    expect(await texts('', 'en', member, 'Phoenix')).toEqual([
      'pancit',
      'quiet italian',
      'panang curry',
      'pan-fried noodles',
      'pancakes',
      'Tapas',
    ]);
  });

  test('gets suggestions with one SQL statement; an anonymous visitor needs no statement', async () => {
    const statements = jest.spyOn(database.pool, 'query');
    await suggest('pan', 'en', member);
    await suggest('pan');
    expect(statements).toHaveBeenCalledTimes(1);
  });
});

describe('names of restaurants and neighborhoods in the city', () => {
  let cities: CityIndexes;
  beforeAll(async () => {
    await buildRestaurant(database, { name: 'Quillbrook Pantry', neighborhood: 'Fable Hill' });
    await buildRestaurant(database, { name: 'Thai Quillbrook', neighborhood: 'Legend Square' });
    cities = new CityIndexes(database);
  });
  afterAll(() => cities.close());
  const named = async (text: string, areaText: string | null | undefined = 'St. Louis') =>
    (await suggestSearches({ ...database, cities }, anonymous, { text, language: 'en', areaText })).map(
      ({ text: name, kind }) => [kind, name],
    );

  test('are suggested if they contain the typed text; names that begin with the text are first', async () => {
    expect(await named('quill')).toEqual([
      ['RESTAURANT', 'Quillbrook Pantry'],
      ['RESTAURANT', 'Thai Quillbrook'],
    ]);
    expect(await named('fable')).toEqual([['NEIGHBORHOOD', 'Fable Hill']]);
    expect((await named('thai')).slice(-1)).toEqual([['RESTAURANT', 'Thai Quillbrook']]);
  });

  test('are suggested despite typing errors only if no suggestion contains the text', async () => {
    expect(await named('quilbrok pantr')).toEqual([['RESTAURANT', 'Quillbrook Pantry']]);
    expect(await named('ital')).toEqual([['CUISINE', 'Italian']]);
    expect(await named('itlian')).toContainEqual(['CUISINE', 'Italian']);
  });

  test.each([null, '', ' '])('are from St. Louis if the area is %j', async (areaText) => {
    expect(await named('quillbrook p', areaText)).toEqual([['RESTAURANT', 'Quillbrook Pantry']]);
  });

  test('are not suggested for "anniv", because only the occasion Anniversary contains this text', async () => {
    expect(await named('anniv')).toEqual([['OCCASION', 'Anniversary']]);
  });
});
