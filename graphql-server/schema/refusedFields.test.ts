import { buildRestaurant } from '../testing/factories';
import { registerMember } from '../testing/operate';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../testing/testServer';

// A refused field is null. The error has the path of the field. All other fields are returned.

let database: TestDatabase;
let server: TestServer;
let member: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  ({ client: member } = await registerMember(server.client(), 'asker'));
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const CITIES = '{ totalCount edges { node { key } } }';

test.each([
  ['an invalid cursor', `cities(after: "gone") ${CITIES}`, 'BAD_CURSOR'],
  ['a page that is too large', `cities(first: 101) ${CITIES}`, 'BAD_USER_INPUT'],
  [
    'a list that is too long',
    `searchRestaurants(filter: { neighborhoods: [${'"Soulard",'.repeat(101)}] }) { totalCount }`,
    'BAD_USER_INPUT',
  ],
])('a field with %s is null; the other field of the operation is returned completely', async (_what, field, code) => {
  const one = `cities(name: "St. Louis", first: 1) ${CITIES}`;
  const alone = await server.graphql(`{ answered: ${one} }`);
  const { data, errors } = await server.graphql(`{ refused: ${field} answered: ${one} }`);
  expect(data).toEqual({ refused: null, ...alone.data });
  expect(alone.data).toMatchObject({ answered: { edges: [{ node: { key: 'st-louis-mo' } }] } });
  expect(errors).toMatchObject([{ path: ['refused'], extensions: { code } }]);
});

test('a list of the viewer with an invalid cursor is null; the other fields of the viewer are returned', async () => {
  const lists = ['diary', 'ratings', 'savedRestaurants', 'searchHistory'];
  const fields = lists.map((list) => `${list}(first: 1, after: "gone") { totalCount }`).join(' ');
  const { data, errors } = await member.graphql(`{ viewer { kind ${fields} more: diary { totalCount } } }`);
  expect(data).toEqual({
    viewer: {
      kind: 'MEMBER',
      diary: null,
      ratings: null,
      savedRestaurants: null,
      searchHistory: null,
      more: { totalCount: 0 },
    },
  });
  expect(errors?.map((error) => 'path' in error && error.path)).toEqual(lists.map((list) => ['viewer', list]));
});

test('an invalid cursor for the visits of a diary entry makes only the visits null', async () => {
  const { id } = await buildRestaurant(database);
  await member.request('/api/diary', { json: { restaurantId: id, notes: 'Come again' } });
  const entry = '{ notes visits(after: "gone") { totalCount } }';
  const { data, errors } = await member.graphql(`{ viewer { diary { edges { node ${entry} } } } }`);
  expect(data).toEqual({ viewer: { diary: { edges: [{ node: { notes: 'Come again', visits: null } }] } } });
  expect(errors).toMatchObject([{ path: ['viewer', 'diary', 'edges', 0, 'node', 'visits'] }]);
});
