import { randomUUID } from 'node:crypto';
import {
  ContinueAsGuestDocument,
  ImportGuestSavesDocument,
  SavedRestaurantsDocument,
} from '../../testing/__generated__/operations';
import { buildRestaurant } from '../../testing/factories';
import { operate, registerMember } from '../../testing/operate';
import { call } from '../../testing/rest';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../../testing/testServer';

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

/** Creates a guest who then opens an account on the same device. */
async function guestWhoRegisters(username: string) {
  const client = server.client();
  const guest = await operate(client, ContinueAsGuestDocument, {});
  const guestId = String(guest.continueAsGuest.viewer?.user?.uuid);
  const { userId } = await registerMember(client, username);
  return { client, guestId, userId };
}
const places = (count: number) => Promise.all(Array.from({ length: count }, () => buildRestaurant(database)));
const send = async (client: Client, restaurantIds: string[]) =>
  (await operate(client, ImportGuestSavesDocument, { restaurantIds })).importGuestSaves;
const savedList = async (client: Client) =>
  (await operate(client, SavedRestaurantsDocument, {})).viewer.savedRestaurants.edges.map(({ cursor, node }) => ({
    cursor,
    id: Buffer.from(node.restaurantId, 'base64').toString().replace('Restaurant:', ''),
  }));
const isGone = async (id: string) => (await database.prisma.user.count({ where: { id } })) === 0;

test('an import adds the guest’s saves in the sent order, returns each sent id and deletes the guest', async () => {
  const { client, guestId } = await guestWhoRegisters('ada');
  const [one, two, three] = (await places(3)).map(({ id }) => id) as [string, string, string];
  await call(client, 'POST', `/api/restaurants/${two}/save`);
  const nowhere = randomUUID();
  const globalId = Buffer.from(`Restaurant:${three}`).toString('base64');
  expect(await isGone(guestId)).toBe(false);

  const answer = await send(client, [one, two, globalId, nowhere, 'nonsense', one, 'Nonsense']);
  expect(answer).toMatchObject({
    savedIds: [one, globalId],
    alreadySavedIds: [two],
    unknownIds: [nowhere, 'nonsense', 'Nonsense'],
    userErrors: [],
  });
  const list = await savedList(client);
  expect(list.map(({ id }) => id).filter((id) => id !== two)).toEqual([one, three]);
  expect(
    answer.savedRestaurantEdges?.map(({ cursor, node }) => ({
      cursor,
      id: Buffer.from(node.restaurantId, 'base64').toString().replace('Restaurant:', ''),
    })),
  ).toEqual(list.filter(({ id }) => id !== two));
  expect(await isGone(guestId)).toBe(true);
});

test('simultaneous and repeated imports save each restaurant exactly once', async () => {
  const { client, guestId, userId } = await guestWhoRegisters('tabs');
  const ids = (await places(6)).map(({ id }) => id);
  const answers = await Promise.all([
    ...Array.from({ length: 3 }, () => send(client, ids)),
    ...Array.from({ length: 3 }, () => send(client, [...ids].reverse())),
  ]);
  for (const { savedIds, alreadySavedIds, unknownIds } of answers) {
    expect([...(savedIds ?? []), ...(alreadySavedIds ?? [])].sort()).toEqual([...ids].sort());
    expect(unknownIds).toEqual([]);
  }
  expect(answers.flatMap(({ savedIds }) => savedIds ?? []).sort()).toEqual([...ids].sort());
  expect(await database.prisma.savedRestaurant.count({ where: { userId } })).toBe(6);
  expect(await isGone(guestId)).toBe(true);

  expect(await send(client, ids)).toMatchObject({
    savedIds: [],
    alreadySavedIds: ids,
    savedRestaurantEdges: [],
    userErrors: [],
  });
});

test('importing an empty list also deletes the guest', async () => {
  const { client, guestId } = await guestWhoRegisters('empty');
  expect(await send(client, [])).toEqual({
    savedIds: [],
    alreadySavedIds: [],
    unknownIds: [],
    noRoomIds: [],
    savedRestaurantEdges: [],
    userErrors: [],
  });
  expect(await isGone(guestId)).toBe(true);
});

test('an import ends the guest’s sessions on other devices, but not the sessions of other guests', async () => {
  const { client, guestId } = await guestWhoRegisters('devices');
  const otherDevice = server.client();
  await operate(otherDevice, ContinueAsGuestDocument, { guestId });
  const stranger = server.client();
  await operate(stranger, ContinueAsGuestDocument, {});
  await send(client, []);
  expect((await call(otherDevice, 'GET', '/api/auth/user')).status).toBe(401);
  expect((await call(stranger, 'GET', '/api/auth/user')).status).toBe(200);
  expect((await call(client, 'GET', '/api/auth/user')).status).toBe(200);
});

test('an import is refused for guests, anonymous visitors, more than 100 ids or an id that is too long', async () => {
  const guest = server.client();
  await operate(guest, ContinueAsGuestDocument, {});
  const [place] = await places(1);
  const ids = [String(place?.id)];
  expect(await send(guest, ids)).toMatchObject({
    savedIds: null,
    savedRestaurantEdges: null,
    userErrors: [{ code: 'FORBIDDEN' }],
  });
  expect(await send(server.client(), ids)).toMatchObject({ savedIds: null, userErrors: [{ code: 'UNAUTHENTICATED' }] });
  const { client } = await registerMember(server.client(), 'many');
  expect(
    await send(
      client,
      Array.from({ length: 101 }, () => randomUUID()),
    ),
  ).toMatchObject({
    savedIds: null,
    userErrors: [{ code: 'TOO_LONG', field: 'restaurantIds' }],
  });
  expect(await send(client, ['x'.repeat(101)])).toMatchObject({ userErrors: [{ field: 'restaurantIds' }] });
  expect(await savedList(client)).toEqual([]);
});

test('the REST route for imports returns the lists of ids, deletes the guest and refuses invalid bodies', async () => {
  const { client, guestId } = await guestWhoRegisters('rest');
  const ids = (await places(2)).map(({ id }) => id);
  const nowhere = randomUUID();
  const path = '/api/saved-restaurants/import';
  expect(await call(client, 'POST', path, { restaurantIds: [...ids, nowhere] })).toEqual({
    status: 200,
    body: { message: expect.any(String), saved: ids, alreadySaved: [], unknown: [nowhere], noRoom: [] },
  });
  expect((await savedList(client)).map(({ id }) => id)).toEqual(ids);
  expect(await isGone(guestId)).toBe(true);
  for (const body of [undefined, {}, { restaurantIds: 'x' }, { restaurantIds: [5] }, ids]) {
    expect(await call(client, 'POST', path, body)).toMatchObject({
      status: 400,
      body: { message: expect.any(String) },
    });
  }
});
