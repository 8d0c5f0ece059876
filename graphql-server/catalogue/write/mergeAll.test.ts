import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { main } from '../cli';
import { fuudImporter } from '../fuud/fuudImporter';
import { importFile } from '../importFile';
import { diner } from '../testing/diner';
import { makeScratch } from '../testing/scratchFile';
import type { SourceKind } from './SourceInfo';

const scratch = makeScratch();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  scratch.remove();
});

const importRows = (kind: SourceKind, rows: unknown[]) =>
  importFile(database.pool, {
    file: scratch.jsonl('rows.jsonl', rows),
    importer: fuudImporter({ source: `a-${kind}`, kind, licence: 'CC0', attribution: kind }),
  });
const restaurants = async () => {
  const rows = await database.prisma.restaurant.findMany({ orderBy: { id: 'asc' }, include: { places: true } });
  return rows.map(({ updatedAt, ...row }) => row);
};

test('the merge command merges every real restaurant again from its sources, and changes nothing else', async () => {
  await importRows('sample', [diner({ name: 'Invented' })]);
  await importRows('map', [
    diner({ cuisine: 'thai' }),
    diner({ sourceId: 'x', name: 'Pho Grand', address: '9 Oak St' }),
  ]);
  await importRows('register', [diner({ cuisine: undefined, phone: '3148321244' })]);
  const before = await restaurants();
  // Simulates rows that an older version of Fuud would have stored.
  await database.pool.query(
    `UPDATE restaurants SET cuisine = 'Old', phone = NULL, provenance = NULL, search_document = NULL WHERE NOT is_sample`,
  );
  let out = '';
  const output = {
    write: (text: string) => {
      out += text;
    },
  };
  expect(await main(['merge'], { DATABASE_URL: database.url }, output, output)).toBe(0);
  expect(out).toContain('2 restaurants merged anew.');
  expect(await restaurants()).toEqual(before);
  const { rows } = await database.pool.query('SELECT FROM restaurants WHERE search_document IS NULL');
  expect(rows).toEqual([]);
});

test('a signal stops the merge command after the current batch, with exit code 130', async () => {
  const rows = Array.from({ length: 1001 }, (_, index) =>
    diner({ sourceId: `many-${index}`, name: `Diner ${index}`, address: `${index} Elm St` }),
  );
  await importRows('map', rows);
  await database.pool.query(`UPDATE restaurants SET cuisine = 'Old' WHERE name LIKE 'Diner %'`);
  let out = '';
  const output = {
    isTTY: true,
    write: (text: string) => {
      out += text;
      if (text.includes('merged') && !text.includes('anew')) process.emit('SIGTERM');
    },
  };
  expect(await main(['merge'], { DATABASE_URL: database.url }, output, output)).toBe(130);
  expect(out).toContain('1,000 restaurants merged anew. Stopped. Run the same command again');
  expect(await database.prisma.restaurant.count({ where: { cuisine: 'Old' } })).toBeGreaterThan(0);
});
