import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { main } from './cli';
import { fuudImporter } from './fuud/fuudImporter';
import { importFile } from './importFile';
import { diner } from './testing/diner';
import { makeScratch } from './testing/scratchFile';

const scratch = makeScratch();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  scratch.remove();
});

const importer = fuudImporter({ source: 'a-guide', kind: 'guide', licence: 'CC0', attribution: 'A Guide' });
const load = (row: object) => importFile(database.pool, { file: scratch.jsonl('rows.jsonl', [row]), importer });
const only = () => database.prisma.restaurant.findFirstOrThrow();

async function run(...argv: string[]) {
  let out = '';
  const output = {
    write: (text: string) => {
      out += text;
    },
  };
  const code = await main(argv, { DATABASE_URL: database.url }, output, output);
  return [code, out.trim()];
}

test('a restaurant that an operator hides stays hidden after imports until the operator shows it again', async () => {
  await load(diner());
  const { id } = await only();
  expect(await run('hide', id)).toEqual([0, 'Corner Diner, St. Louis, is hidden. Imports do not change this.']);
  await load(diner({ phone: '3148321244' }));
  expect(await only()).toMatchObject({ phone: '+13148321244', delistedAt: expect.any(Date) });
  expect(await run('show', id)).toEqual([0, 'Corner Diner, St. Louis, may be listed again.']);
  expect(await only()).toMatchObject({ delistedAt: null, hiddenAt: null });
});

describe('a hidden restaurant that is merged into another restaurant', () => {
  const list = () => database.prisma.restaurant.findMany({ orderBy: { createdAt: 'asc' } });

  /**
   * Imports two restaurants with the same name, but without a common address or phone number. Hides the second
   * restaurant. Then imports a place that matches both, so the second restaurant is merged into the first.
   */
  async function hideThenJoin() {
    await load(diner({ name: "O'Connell's Pub", address: null, phone: '3147736600' }));
    const other = fuudImporter({ source: 'a-map', kind: 'map', licence: 'CC0', attribution: 'A Map' });
    const map = diner({ name: "O'Connell's Pub", address: '4652 Shaw Ave', latitude: 38.6167, longitude: -90.2665 });
    await importFile(database.pool, { file: scratch.jsonl('map.jsonl', [map]), importer: other });
    const [first, second] = await list();
    await run('hide', second?.id ?? '');
    const both = { ...map, phone: '3147736600' };
    const third = fuudImporter({ source: 'a-register', kind: 'register', licence: 'CC0', attribution: 'A Register' });
    await importFile(database.pool, { file: scratch.jsonl('register.jsonl', [both]), importer: third });
    return [first?.id ?? '', second?.id ?? ''] as const;
  }
  beforeEach(() => database.pool.query('TRUNCATE restaurants, places, catalogue_sources CASCADE'));

  test('the other restaurant becomes hidden', async () => {
    const [first, second] = await hideThenJoin();
    expect(await list()).toMatchObject([
      { id: first, mergedIntoId: null, hiddenAt: expect.any(Date), delistedAt: expect.any(Date) },
      { id: second, mergedIntoId: first },
    ]);
  });

  test.each([
    ['the other restaurant', 0],
    ['the merged restaurant', 1],
  ] as const)('`show` and `hide` accept the id of %s', async (_, index) => {
    const ids = await hideThenJoin();
    const [first, second] = ids;
    await database.pool.query("UPDATE restaurants SET name = 'Old Name' WHERE id = $1", [second]);
    expect(await run('show', ids[index])).toEqual([0, "O'Connell's Pub, St. Louis, may be listed again."]);
    expect(await list()).toMatchObject([
      { id: first, hiddenAt: null, delistedAt: null },
      { id: second, hiddenAt: null, delistedAt: expect.any(Date) },
    ]);
    await run('hide', ids[index]);
    expect(await list()).toMatchObject([
      { hiddenAt: expect.any(Date), delistedAt: expect.any(Date) },
      { hiddenAt: null },
    ]);
  });
});

test.each([
  [['hide'], 'Name the restaurant to hide by its id.'],
  [['hide', 'nudo'], '"nudo" is no id of a restaurant'],
  [['show', '00000000-0000-4000-8000-000000000000'], 'There is no hidden restaurant with the id'],
])('%j is refused with a message and exit code 1', async (argv, words) => {
  const [code, out] = await run(...argv);
  expect(code).toBe(1);
  expect(out).toContain(words);
});
