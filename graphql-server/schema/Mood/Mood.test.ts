import { MoodsDocument } from '../../testing/__generated__/operations';
import { operate } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { startTestServer, type TestServer } from '../../testing/testServer';

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

test('there are eight moods, with names in the requested language', async () => {
  const { moodInfos } = await operate(server, MoodsDocument, {});
  expect(moodInfos).toHaveLength(8);
  expect(moodInfos[3]).toEqual({
    key: 'ROMANTIC',
    label: 'Romantic',
    description: 'Low light and a table for two',
    searchTerm: 'romantic intimate date night candlelight',
    color: '#b8293f',
  });
  const spanish = (await operate(server, MoodsDocument, { language: 'ES' })).moodInfos;
  expect(spanish.map(({ label }) => label)).toContain('Reconfortante');
});
