import { AddDiaryEntryDocument, RateRestaurantDocument } from '../testing/__generated__/operations';
import { buildRestaurant } from '../testing/factories';
import { hostileDocuments } from '../testing/hostileDocuments.mjs';
import { operate, registerMember } from '../testing/operate';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../testing/testServer';

let database: TestDatabase;
let server: TestServer;
let member: Client;
/**
 * The id of the restaurant in the hostile documents. It is fixed, because test.each needs the documents before the
 * database exists.
 */
const ID = '0b8f3c6e-5a0d-4c1e-9b7f-000000000001';

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  ({ client: member } = await registerMember(server.client(), 'ada'));
  await buildRestaurant(database, { id: ID });
  await operate(member, RateRestaurantDocument, { input: { restaurantId: ID, stars: 4 } });
  await operate(member, AddDiaryEntryDocument, { input: { restaurantId: ID, notes: 'Loud' } });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const asJson = { 'content-type': 'application/json' };

interface Answer {
  data?: object | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

test.each(hostileDocuments(ID).map((document) => [document.name, document] as const))(
  '%s: in all five requests, a visitor and a member get the `code` of the document (null: no error)',
  async (_name, { body, code }) => {
    const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    for (const client of [server.client(), member]) {
      for (let time = 1; time <= 5; time++) {
        const response = await client.request('/graphql', { method: 'POST', headers: asJson, body });
        const { data, errors } = (await response.json()) as Answer;
        const [error] = errors ?? [];
        expect(error?.extensions?.code ?? null).toBe(code);
        if (code) expect([Object.values(data ?? {}).filter(Boolean), typeof error?.message]).toEqual([[], 'string']);
      }
    }
    const words = logged.mock.calls.join('');
    logged.mockRestore();
    expect(words).toBe('');
  },
);

test('answers over 8 MB are refused', async () => {
  const notes = 'ñ'.repeat(4000);
  for (let n = 0; n < 30; n++) {
    const { id } = await buildRestaurant(database);
    await operate(member, AddDiaryEntryDocument, { input: { restaurantId: id, notes } });
  }
  const ask = (fields: number) =>
    member.graphql(
      `{ viewer { diary(first: 100) { edges { node { ${Array.from({ length: fields }, (_, n) => `n${n}: notes`).join(' ')} } } } } }`,
    );
  expect((await ask(30)).errors).toBeUndefined(); // 7.2 MB
  const { data, errors } = await ask(36);
  expect([data ?? null, errors?.[0]?.extensions?.code]).toEqual([null, 'ANSWER_LIMIT']);
  expect(errors?.[0]?.message).toContain('8 MB');
});

test('the answer contains the cost of the operation, and a refusal names the limit', async () => {
  const query = 'query ($n: Int) { searchRestaurants(first: $n) { edges { node { name } } } }';
  for (const [n, requested] of [
    [10, 31],
    [100, 301],
    [10, 31],
  ] as const) {
    const answer = await server.graphql(query, { n });
    expect(answer).toMatchObject({ extensions: { cost: { requested, limit: 75_000, depth: 4 } } });
  }
  const refused = hostileDocuments(ID).find(({ name }) => name === '3 full pages');
  const response = await server.request('/graphql', { method: 'POST', headers: asJson, body: refused?.body });
  const { errors } = (await response.json()) as Answer;
  expect(errors?.[0]?.message).toMatch(/at most 75000 values; this one asks for up to \d+\. Ask for shorter pages/);
});
