import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { capture } from '../testing/capture';
import { buildRestaurant } from '../testing/factories';
import { registerMember } from '../testing/operate';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../testing/testServer';

let database: TestDatabase;
let server: TestServer;
let serial = 0;
const id = randomUUID();

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  await buildRestaurant(database, { id });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** Texts exactly as they are in a URL. Some are not valid percent-encoding. */
const strange = ['%00', 'St.%20Louis%00', '%ED%A0%80', '%1B%5B2J', 'x'.repeat(9000), '%ff', '%', '%E0%A4%A'];
const strangeInBody = ['\u0000', 'a\u0000b', '\ud800', 'x'.repeat(90_000), ['\u0000'], { '\u0000': '\u0000' }, 5, null];

const paths: [string, ...string[]][] = [
  [
    'GET',
    ...['query', 'location', 'priceRange', 'dietary', 'hours', 'mode', 'refreshKey', 'saveToHistory'].map(
      (name) => `/api/restaurants/search?query=ramen&${name}=TEXT`,
    ),
  ],
  ['GET', ...['query', 'location', 'mode'].map((name) => `/api/restaurants/search/quick?${name}=TEXT`)],
  [
    'GET',
    '/api/restaurants/search?TEXT=1',
    '/api/location/normalize?location=TEXT',
    '/api/login?returnTo=TEXT',
    '/api/login?returnTo=/TEXT',
  ],
  [
    'GET',
    '/api/login/TEXT',
    '/api/login/google?returnTo=/TEXT',
    '/api/login/google/callback?code=TEXT&state=TEXT',
    '/api/TEXT',
  ],
  [
    'GET',
    ...['', '/saved', '/ratings', '/user-rating'].map((end) => `/api/restaurants/TEXT${end}`),
    '/api/ratings/TEXT',
    '/api/diary/TEXT/visits',
    '/api/recently-removed?limit=TEXT&offset=TEXT',
  ],
  ['POST', ...['/save', '/unsave', '/rate'].map((end) => `/api/restaurants/TEXT${end}`)],
  ['POST', '/api/diary/TEXT/visits', '/api/recently-removed/TEXT/restore'],
  [
    'DELETE',
    '/api/restaurants/TEXT/save',
    '/api/restaurants/TEXT/unsave',
    '/api/diary/TEXT',
    '/api/diary/TEXT/visits/TEXT',
  ],
  ['PATCH', '/api/diary/TEXT', '/api/diary/TEXT/visits/TEXT'],
];

const bodies: [string, string, Record<string, unknown>][] = [
  ['POST', '/api/auth/login', { username: 'ada', password: 'secret' }],
  [
    'POST',
    '/api/auth/register',
    {
      username: 'ada',
      password: 'secret',
      email: 'a@example.com',
      firstName: 'A',
      lastName: 'B',
      displayMode: 'dark',
      language: 'en',
    },
  ],
  ['POST', '/api/auth/guest', { guestId: randomUUID() }],
  ['POST', '/api/auth/forgot-password', { email: 'a@example.com', language: 'en' }],
  ['POST', '/api/auth/reset-password', { token: 'x', newPassword: 'secret', password: 'secret' }],
  ['POST', '/api/auth/transfer', { auth_token: 'x', verifier: 'x' }],
  ['PUT', '/api/auth/settings', { displayMode: 'dark', language: 'en' }],
  ['POST', `/api/restaurants/${id}/rate`, { rating: 5, comment: 'x', visitedAt: '2026-11-22' }],
  [
    'POST',
    `/api/restaurants/${randomUUID()}/save`,
    { name: 'Elsewhere', location: 'x', imageUrl: '/x', phone: 'x', dietaryOptions: ['x'] },
  ],
  ['POST', '/api/saved-restaurants/import', { restaurantIds: [id] }],
  [
    'PATCH',
    `/api/diary/${id}/visits/${id}`,
    { notes: 'x', favoriteDishes: 'x', visitedAt: '2026-11-22', ifUpdatedAt: '2026-11-22T00:00:00Z' },
  ],
  ['POST', `/api/diary/${id}/visits`, { visitId: randomUUID(), notes: 'x', visitedAt: '2026-11-22' }],
  [
    'POST',
    '/api/diary',
    { restaurantId: id, notes: 'x', favoriteDishes: 'x', visitedAt: '2026-11-22', restaurantData: { name: 'x' } },
  ],
];

/** Sends one request with exactly this path. */
function send(client: Client, method: string, path: string): Promise<number> {
  const { hostname, port } = new URL(server.url);
  const headers = { cookie: client.cookie() };
  return new Promise((resolve, reject) => {
    request({ hostname, port, method, path, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}

async function member(): Promise<Client> {
  serial += 1;
  return (await registerMember(server.client(), `strange${serial}`)).client;
}

/** Runs `work`, and expects that the server logs no line of the level "error". */
async function expectNoFault(work: () => Promise<unknown>): Promise<void> {
  const logged = await capture(work);
  expect(logged).not.toContain('"level":"error"');
}

test.each(paths.flatMap(([method, ...all]) => all.map((path) => [method, path] as const)))(
  '%s %s: strange text in place of TEXT causes no server error',
  async (method, path) => {
    const clients = [server.client(), await member()];
    await expectNoFault(async () => {
      for (const client of clients) {
        for (const text of strange) {
          const status = await send(client, method, path.replaceAll('TEXT', text));
          expect({ text: text.slice(0, 20), isFault: status >= 500 }).toEqual({
            text: text.slice(0, 20),
            isFault: false,
          });
        }
      }
    });
  },
);

test.each(bodies)('%s %s: strange values in the body cause no server error', async (method, path, body) => {
  const clients = [server.client(), await member()];
  await expectNoFault(async () => {
    for (const client of clients) {
      for (const field of Object.keys(body)) {
        for (const text of strangeInBody) {
          const { status } = await client.request(path, { method, json: { ...body, [field]: text } });
          expect({ field, text: JSON.stringify(text).slice(0, 20), isFault: status >= 500 }).toMatchObject({
            isFault: false,
          });
        }
      }
    }
  });
});
