import type { Prisma } from '../../database/__generated__/prisma/client';
import { vocabulary } from '../../search/vocabulary/Vocabulary';
import {
  ContinueAsGuestDocument,
  EraseTasteDocument,
  SaveRestaurantDocument,
  TasteDocument,
  TasteNodeDocument,
} from '../../testing/__generated__/operations';
import { buildRestaurant } from '../../testing/factories';
import { operate, registerMember } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../../testing/testServer';

let database: TestDatabase;
let server: TestServer;
let ramenId: string;
let tacosId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  const dietary = { dietaryOptions: ['vegan', 'halal'] };
  ({ id: ramenId } = await buildRestaurant(database, { cuisine: 'Ramen', recommendedDishes: ['Ramen'], ...dietary }));
  ({ id: tacosId } = await buildRestaurant(database, { cuisine: 'Mexican', recommendedDishes: ['Tacos'], ...dietary }));
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const DAY = 86_400_000;
const snapshot = {} as Prisma.InputJsonObject;
const taste = async (client: Client) => (await operate(client, TasteDocument, {})).viewer.taste;
const weightOf = async (client: Client, key: string) =>
  (await taste(client))?.preferences.find(({ concept }) => concept.key === key)?.weight ?? null;

test('a new member’s taste is empty; saves and ratings add preferences with translated labels', async () => {
  const { client, userId } = await registerMember(server.client(), 'ada');
  expect(await taste(client)).toEqual({ id: expect.any(String), preferences: [], erasedAt: null });

  await operate(client, SaveRestaurantDocument, { restaurantId: ramenId });
  expect(await weightOf(client, 'ramen')).toBeGreaterThan(0.5);
  const { preferences } = (await taste(client)) ?? { preferences: [] };
  expect(preferences[0]?.weight).toBe(1);
  const concepts = preferences.map(({ concept }) => concept);
  expect(concepts).toContainEqual({ key: 'japanese', label: vocabulary.concepts.get('japanese')?.label.es });
  expect(concepts.map(({ key }) => key)).toEqual(expect.not.arrayContaining(['vegan', 'halal', 'vegetarian']));

  await database.prisma.userRating.create({ data: { userId, restaurantId: tacosId, rating: 1 } });
  expect(await weightOf(client, 'tacos')).toBeLessThan(0);
  await database.prisma.userRating.update({
    where: { userId_restaurantId: { userId, restaurantId: tacosId } },
    data: { rating: 5 },
  });
  expect(await weightOf(client, 'tacos')).toBeGreaterThan((await weightOf(client, 'ramen')) ?? 1);
});

test('an older visit counts less; a visit without a date is as old as its diary entry', async () => {
  const { client, userId } = await registerMember(server.client(), 'bea');
  const entry = (restaurantId: string, visitedAt: Date | null) =>
    database.prisma.diaryEntry.create({ data: { userId, restaurantId, visitedAt, restaurantData: snapshot } });
  await entry(tacosId, null);
  await entry(ramenId, new Date(Date.now() - 360 * DAY));
  const [recent, old] = [await weightOf(client, 'tacos'), await weightOf(client, 'ramen')];
  expect((old ?? 0) / (recent ?? 1)).toBeLessThan(0.4);
});

test('a restaurant that is not in the catalog does not count for the taste', async () => {
  const { client, userId } = await registerMember(server.client(), 'cleo');
  const restaurantId = '00000000-0000-4000-8000-000000000001';
  await database.prisma.savedRestaurant.create({ data: { userId, restaurantId, restaurantData: snapshot } });
  expect(await taste(client)).toMatchObject({ preferences: [] });
});

test('erasing resets the taste, even if a save has a date in the future; the saved restaurants stay', async () => {
  const { client, userId } = await registerMember(server.client(), 'dora');
  const ahead = new Date(Date.now() + 60_000);
  await database.prisma.savedRestaurant.create({
    data: { userId, restaurantId: ramenId, restaurantData: snapshot, savedAt: ahead },
  });
  expect(await weightOf(client, 'ramen')).toBeGreaterThan(0.5);
  const { updatedAt } = await database.prisma.user.findUniqueOrThrow({ where: { id: userId } });

  const { eraseTaste } = await operate(client, EraseTasteDocument, {});
  const { id } = (await taste(client)) ?? { id: '' };
  expect(eraseTaste).toEqual({
    taste: { id, preferences: [], erasedAt: ahead.toISOString() },
    userErrors: [],
  });
  expect(await database.prisma.savedRestaurant.count({ where: { userId } })).toBe(1);
  expect(await database.prisma.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({ updatedAt });

  const ratedAt = new Date(ahead.getTime() + 1);
  await database.prisma.userRating.create({ data: { userId, restaurantId: tacosId, rating: 4, ratedAt } });
  const anew = await taste(client);
  expect(anew?.erasedAt).toBe(ahead.toISOString());
  expect(anew?.preferences).not.toEqual([]);
  expect(await weightOf(client, 'ramen')).toBeNull();
});

test('only the owner can read a taste; guests and visitors have no taste to read or erase', async () => {
  const { client, userId } = await registerMember(server.client(), 'emil');
  await database.prisma.userRating.create({ data: { userId, restaurantId: tacosId, rating: 5 } });
  const { id } = (await taste(client)) ?? { id: '' };
  expect((await operate(client, TasteNodeDocument, { id })).node).toEqual({ __typename: 'Taste', erasedAt: null });

  const guest = server.client();
  await operate(guest, ContinueAsGuestDocument, {});
  const { client: other } = await registerMember(server.client(), 'finn');
  for (const stranger of [other, guest, server.client()])
    expect((await operate(stranger, TasteNodeDocument, { id })).node).toBeNull();
  for (const [stranger, code] of [
    [guest, 'FORBIDDEN'],
    [server.client(), 'UNAUTHENTICATED'],
  ] as const) {
    expect(await taste(stranger)).toBeNull();
    expect((await operate(stranger, EraseTasteDocument, {})).eraseTaste).toEqual({
      taste: null,
      userErrors: [{ code }],
    });
  }
  expect(await weightOf(client, 'tacos')).toBeGreaterThan(0);
});

test('eraseTaste with the session of a deleted account gets UNAUTHENTICATED', async () => {
  const { client, userId } = await registerMember(server.client(), 'gone');
  await operate(client, EraseTasteDocument, {});
  await database.prisma.user.delete({ where: { id: userId } });
  expect((await operate(client, EraseTasteDocument, {})).eraseTaste).toMatchObject({
    userErrors: [{ code: 'UNAUTHENTICATED' }],
  });
});

test('reading the taste needs one query, in addition to the query of the session', async () => {
  const { client } = await registerMember(server.client(), 'hana');
  const spy = jest.spyOn(database.pool, 'query');
  await taste(client);
  const asked = spy.mock.calls.length;
  spy.mockRestore();
  expect(asked).toBe(2);
});
