import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { fuudImporter } from '../fuud/fuudImporter';
import { importFile } from '../importFile';
import { diner } from '../testing/diner';
import { makeScratch } from '../testing/scratchFile';

const scratch = makeScratch();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.pool.query('TRUNCATE restaurants, places, catalogue_sources CASCADE'));
afterAll(async () => {
  await database.drop();
  scratch.remove();
});

const importRows = (rows: unknown[]) =>
  importFile(database.pool, {
    file: scratch.jsonl('rows.jsonl', rows),
    importer: fuudImporter({ source: 'a-register', kind: 'register', licence: 'CC0', attribution: 'A Register' }),
  });
const doors = (names: string[], address: string, cuisine?: string) =>
  names.map((name) => diner({ sourceId: `${address}: ${name}`, name, address, cuisine }));
const audienceOf = async (name: string) => {
  const found = await database.prisma.restaurant.findFirstOrThrow({ where: { name } });
  return [found.audience, found.provenance];
};
const stands = Array.from({ length: 10 }, (_, index) => `Oak Stadium Stand ${index}`);

test('a place among a venue’s stalls becomes a stall, and it stays a stall after the next import', async () => {
  const rows = doors([...stands, 'Frosty'], '405 S Elm St');
  await importRows(rows);
  const rule = { audience: { rule: 'stands among the stalls of one address' } };
  expect(await audienceOf('Frosty')).toEqual(['stall', rule]);
  expect(await importRows(rows)).toMatchObject({ written: 0 });
  expect(await audienceOf('Frosty')).toEqual(['stall', rule]);
});

test('after an import that ended before it settled the venues, the next import of the same file settles them', async () => {
  const rows = doors([...stands, 'Frosty'], '405 S Elm St');
  await database.pool.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF NEW.name = 'Frosty' THEN RAISE 'the disk is full'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER refuse BEFORE UPDATE OF audience ON restaurants FOR EACH ROW EXECUTE FUNCTION refuse()`);
  await expect(importRows(rows)).rejects.toThrow('the disk is full');
  expect(await audienceOf('Frosty')).toEqual(['public', null]);
  await database.pool.query('DROP FUNCTION refuse CASCADE');
  expect(await importRows(rows)).toMatchObject({ written: 0 });
  expect(await audienceOf('Frosty')).toEqual([
    'stall',
    { audience: { rule: 'stands among the stalls of one address' } },
  ]);
});

test('a shop among a venue’s stalls becomes a stall, but not if its source states that it is a shop', async () => {
  const [market, liquors] = doors(['Terrace Market', 'Elm Liquors'], '405 S Elm St');
  await importRows([
    ...doors(stands, '405 S Elm St'),
    { ...market, sourceId: 'm' },
    { ...liquors, audience: 'counter', sourceId: 'l' },
  ]);
  expect((await audienceOf('Terrace Market'))[0]).toBe('stall');
  expect((await audienceOf('Elm Liquors'))[0]).toBe('counter');
});

test('a venue’s kitchens and banquet rooms count neither as stalls nor as public restaurants', async () => {
  const rooms = ['Oak Arena Commissary', 'Oak Arena Main Kitchen', 'Oak Arena Banquet Room', 'Oak Arena Storeroom'];
  await importRows(doors([...rooms, ...stands.slice(0, 3), 'Frosty', 'Elm Club Kitchen'], '1 Oak Plaza'));
  expect((await audienceOf('Frosty'))[0]).toBe('stall');
  expect((await audienceOf('Oak Arena Main Kitchen'))[0]).toBe('supplier');
});

test('food carts at one address become stalls of a venue, and a cafe among them becomes a stall too', async () => {
  const carts = doors(['Wild Lemons', 'Reptile Ices', 'East Redwood'], '1 Zoo Dr', 'Food Cart');
  const rows = [...carts, ...doors(['Cafe Kudu', 'Scoops', 'Weber'], '1 Zoo Dr')];
  await importRows(rows);
  expect(await importRows(rows)).toMatchObject({ written: 0 });
  expect((await audienceOf('Wild Lemons'))[0]).toBe('stall');
  expect((await audienceOf('Cafe Kudu'))[0]).toBe('stall');
});

test('food trucks at one address stay public, because food trucks are not a sign of a venue', async () => {
  const trucks = doors(['Hog Call', 'Seoul Wheels', 'G Burrito'], '9 Elm Way', 'Food Truck');
  await importRows([...trucks, ...doors(['Nudo', 'Kalbi', 'Expat'], '9 Elm Way')]);
  expect((await audienceOf('Hog Call'))[0]).toBe('public');
});

test('the restaurants at an address stay public if the address has too few stalls', async () => {
  await importRows(doors(['Nudo', 'Pho Grand', 'Weber', 'Kalbi', 'Expat', ...stands.slice(0, 3)], '9 Elm Way'));
  expect((await audienceOf('Nudo'))[0]).toBe('public');
  await importRows(
    doors(['Kodo', 'Chez Ali', 'Elm Commissary', 'Elm Main Kitchen', ...stands.slice(0, 2)], '7 Elm Way'),
  );
  expect((await audienceOf('Kodo'))[0]).toBe('public');
});

test('many places at one address become stalls if their names start with the same word before a dash', async () => {
  const names = [
    'Cart',
    'Bar',
    'Grill',
    'Sushi',
    'Cones',
    'Pizza',
    'Tacos',
    'Brews',
    'Subs',
    'Wings',
    'Ribs',
    'Soup',
    'Salads',
  ];
  await importRows(
    doors(
      names.map((name) => `Oaks - ${name}`),
      '24 Elm Plaza',
    ),
  );
  expect((await audienceOf('Oaks - Sushi'))[0]).toBe('stall');
});

test('places at one address stay public if most names share only a word before a hyphen without spaces', async () => {
  const names = ['Nudo', 'Kalbi', 'Weber', 'Sureste'].flatMap((dish) => [
    `Half-Baked - ${dish}`,
    `Half-Moon - ${dish}`,
  ]);
  await importRows(doors([...names, 'Mazaj', 'Expat'], '3730 Elm Way'));
  expect((await audienceOf('Half-Moon - Kalbi'))[0]).toBe('public');
});

test('ten restaurants at one address, as in a food hall, stay public, because none of them is a stall', async () => {
  const names = ['Nudo', 'Pho Grand', 'Weber', 'Kalbi', 'Sureste', 'Mazaj', 'Expat', 'Fordo', 'Patty', 'Chez Ali'];
  await importRows(doors(names, '3730 Elm Way'));
  expect((await audienceOf('Pho Grand'))[0]).toBe('public');
});

test('three places with the same name have no category, until one of the places gets another name', async () => {
  const branches = (count: number) =>
    ['1 Elm St', '200 Oak St', '900 Fir St']
      .slice(0, count)
      .map((address, index) => diner({ sourceId: `b${index}`, name: 'Nudo', address, cuisine: undefined }));
  await importRows(branches(3));
  const categories = async () =>
    (await database.prisma.restaurant.findMany({ where: { delistedAt: null } })).map(({ category }) => category);
  expect(await categories()).toEqual([null, null, null]);
  await importRows([{ ...branches(1)[0], name: 'Other' }]);
  expect(await categories()).toEqual(['Local Favorite', 'Local Favorite', 'Local Favorite']);
});
