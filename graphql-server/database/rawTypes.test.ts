import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createTestDatabase } from '../testing/testDatabase';

const ASK = `
  const { openPool } = require('./graphql-server/database/openPool.ts');
  const database = openPool(process.env.URL_OF_TEST);
  const sql = "SELECT DATE '1987-05-01' AS day, TIMESTAMPTZ '1987-05-01T12:00:00Z' AS moment, NULL::date AS none";
  database.pool.query(sql).then(({ rows: [row] }) => {
    console.log(JSON.stringify(row));
    return database.close();
  });`;

test.each(['Europe/Berlin', 'America/Chicago', 'Asia/Seoul'])('in the zone %s, a date is midnight UTC', async (TZ) => {
  const database = await createTestDatabase();
  const env = { ...process.env, TZ, URL_OF_TEST: database.url };
  const { stdout } = await promisify(execFile)(process.execPath, ['--require', 'tsx/cjs', '-e', ASK], { env });
  await database.drop();
  expect(JSON.parse(stdout)).toEqual({
    day: '1987-05-01T00:00:00.000Z',
    moment: '1987-05-01T12:00:00.000Z',
    none: null,
  });
});
