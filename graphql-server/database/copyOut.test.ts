import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { Prisma } from './__generated__/prisma/client';
import { copyOut } from './copyOut';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function read(select: Prisma.Sql, onRow?: (bytes: Buffer | null) => void): Promise<(string | null)[]> {
  const rows: (string | null)[] = [];
  const client = await database.pool.connect();
  try {
    await copyOut(client, select, onRow ?? ((bytes) => rows.push(bytes?.toString() ?? null)));
  } finally {
    client.release();
  }
  return rows;
}

test('onRow gets the bytes of each row, or null for NULL, in the order of the rows', async () => {
  expect(await read(Prisma.sql`SELECT nullif(n::text, '2')::bytea FROM generate_series(1, ${3}::int) n`)).toEqual([
    '1',
    null,
    '3',
  ]);
  expect(await read(Prisma.sql`SELECT NULL::bytea WHERE false`)).toEqual([]);
  const long = await read(Prisma.sql`SELECT convert_to(repeat('é', 100000), 'UTF8') FROM generate_series(1, 20)`);
  expect(long).toEqual(Array.from({ length: 20 }, () => 'é'.repeat(100_000)));
});

test('values are escaped, so they do not run as SQL; a value of an unsupported type is rejected', async () => {
  const bait = `'; DROP TABLE users; -- \\' $1 "`;
  expect(
    await read(Prisma.sql`SELECT convert_to(${bait} || ${-1.5}::float8 || coalesce(${null}, '!'), 'UTF8')`),
  ).toEqual([`${bait}-1.5!`]);
  await expect(read(Prisma.sql`SELECT ${new Date()}`)).rejects.toThrow('object');
});

test('the promise rejects if the statement or onRow fails, and the connection can be used again', async () => {
  await expect(read(Prisma.sql`SELECT 1 / 0`)).rejects.toThrow('division by zero');
  const failing = () => {
    throw new Error('cannot be read');
  };
  await expect(read(Prisma.sql`SELECT '1'::bytea FROM generate_series(1, 1000)`, failing)).rejects.toThrow(
    'cannot be read',
  );
  expect(await read(Prisma.sql`SELECT '1'::bytea`)).toEqual(['1']);
});
