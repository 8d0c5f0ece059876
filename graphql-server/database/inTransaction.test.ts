import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { inTransaction } from './inTransaction';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const failing = (code: string, times: number) => {
  let tries = 0;
  return inTransaction(database.pool, async (client) => {
    tries += 1;
    if (tries <= times) await client.query(`DO $$ BEGIN RAISE SQLSTATE '${code}'; END $$`);
    return tries;
  });
};

test('work that fails because of a deadlock runs again, up to three times', async () => {
  expect(await failing('40P01', 3)).toBe(4);
  await expect(failing('40P01', 4)).rejects.toMatchObject({ code: '40P01' });
});

test('work that fails for another reason does not run again', async () => {
  await expect(failing('23505', 1)).rejects.toMatchObject({ code: '23505' });
});
