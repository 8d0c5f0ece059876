import { auditServer } from 'graphql-http';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { startTestServer, type TestServer } from '../testing/testServer';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** The package graphql-http checks the requirements of the specification "GraphQL over HTTP". */
test('no audit of graphql-http reports a warning or an error', async () => {
  const results = await auditServer({ url: `${server.url}/graphql` });
  expect(
    results
      .filter(({ status }) => status === 'warn' || status === 'error')
      .map(({ name, status }) => `${status}: ${name}`),
  ).toEqual([]);
  expect(results.length).toBeGreaterThanOrEqual(61);
});
