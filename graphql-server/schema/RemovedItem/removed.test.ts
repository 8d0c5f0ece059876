import { randomUUID } from 'node:crypto';
import {
  AddDiaryEntryDocument,
  AddDiaryVisitDocument,
  RecentlyRemovedDocument,
  RemoveDiaryEntryDocument,
  RemoveDiaryVisitDocument,
  RestoreRemovedDocument,
  SaveRestaurantDocument,
  UnsaveRestaurantDocument,
} from '../../testing/__generated__/operations';
import { buildRestaurant } from '../../testing/factories';
import { operate, registerMember } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../../testing/testServer';

let database: TestDatabase;
let server: TestServer;
let ada: Client;
let userId: string;
let serial = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
beforeEach(async () => {
  ({ client: ada, userId } = await registerMember(server.client(), `ada${serial++}`));
});

const save = async (restaurantId: string) =>
  (await operate(ada, SaveRestaurantDocument, { restaurantId })).saveRestaurant;
const unsave = async (restaurantId: string) =>
  (await operate(ada, UnsaveRestaurantDocument, { restaurantId })).unsaveRestaurant;
const addEntry = async (restaurantId: string, notes: string | null, visitId?: string) =>
  (await operate(ada, AddDiaryEntryDocument, { input: { restaurantId, notes, visitId } })).addDiaryEntry.diaryEntry;
const visit = async (diaryEntryId: string, notes: string, visitId?: string) =>
  (await operate(ada, AddDiaryVisitDocument, { input: { diaryEntryId, notes, visitId } })).addDiaryVisit.diaryVisit;
const removeEntry = async (id = '') => (await operate(ada, RemoveDiaryEntryDocument, { id })).removeDiaryEntry;
const removeVisit = async (diaryVisitId = '') =>
  (await operate(ada, RemoveDiaryVisitDocument, { input: { diaryVisitId } })).removeDiaryVisit;
const restore = async (removedItemId = '', client = ada) =>
  (await operate(client, RestoreRemovedDocument, { input: { removedItemId } })).restoreRemoved;
const removed = async (client = ada) => (await operate(client, RecentlyRemovedDocument, {})).viewer.recentlyRemoved;
const notesIn = (answer: Awaited<ReturnType<typeof restore>>) =>
  answer.diaryEntryEdge?.node.visits?.edges.map(({ node }) => node.notes);

test('for 30 days, a removed restaurant can be restored with its old row id and position in the list', async () => {
  const { id, name } = await buildRestaurant(database);
  const { savedRestaurantEdge } = await save(id);
  const { removedItem, removedItemEdge } = await unsave(id);
  const list = await removed();
  expect(list).toMatchObject({ totalCount: 1, edges: [{ cursor: removedItemEdge?.cursor, node: removedItem }] });
  const [{ node }] = list.edges as [(typeof list.edges)[0]];
  expect(node).toMatchObject({
    kind: 'SAVED_RESTAURANT',
    restaurant: { uuid: id },
    snapshot: { name },
    visitedAt: null,
  });
  const days = (new Date(node.expiresAt).getTime() - new Date(node.removedAt).getTime()) / (24 * 60 * 60 * 1000);
  expect(days).toBe(30);

  const back = await restore(removedItem?.id);
  expect(back).toMatchObject({
    restoredItemId: removedItem?.id,
    savedRestaurantEdge: { cursor: savedRestaurantEdge?.cursor, node: { id: savedRestaurantEdge?.node.id } },
    diaryEntryEdge: null,
    restaurant: { uuid: id, viewerHasSaved: true },
    userErrors: [],
  });
  expect((await removed()).totalCount).toBe(0);
  expect(await restore(removedItem?.id)).toMatchObject({
    restoredItemId: null,
    userErrors: [{ code: 'NOT_FOUND', field: 'removedItemId' }],
  });
});

test('unsaving a restaurant that is not saved does not create a removed item', async () => {
  const { id } = await buildRestaurant(database);
  expect(await unsave(id)).toMatchObject({ removedItem: null, removedItemEdge: null, userErrors: [] });
  expect((await removed()).totalCount).toBe(0);
});

test('if a removed restaurant was saved again before the restore, the new saved row stays unchanged', async () => {
  const { id } = await buildRestaurant(database);
  await save(id);
  const { removedItem } = await unsave(id);
  const { savedRestaurantEdge } = await save(id);
  const back = await restore(removedItem?.id);
  expect(back.savedRestaurantEdge?.node.id).toBe(savedRestaurantEdge?.node.id);
  expect(await database.prisma.savedRestaurant.count({ where: { userId } })).toBe(1);
});

test('a removed entry is restored with all its visits, ids and dates', async () => {
  const { id } = await buildRestaurant(database);
  const entry = await addEntry(id, 'first');
  const second = await visit(entry?.uuid ?? '', 'second');
  const before = await database.prisma.diaryEntry.findMany({ where: { userId }, include: { visits: true } });
  const { removedItem } = await removeEntry(entry?.uuid);
  expect(await database.prisma.diaryVisit.count({ where: { entry: { userId } } })).toBe(0);
  const back = await restore(removedItem?.id);
  expect(back.diaryEntryEdge?.node).toMatchObject({ id: entry?.id, addedAt: entry?.addedAt, notes: 'second' });
  expect(back.diaryEntryEdge?.node.visits?.edges[0]?.node).toEqual(second);
  const after = await database.prisma.diaryEntry.findMany({ where: { userId }, include: { visits: true } });
  expect(after).toEqual(before.map((row) => ({ ...row, updatedAt: expect.any(Date) })));
});

test('if the restaurant of a removed entry is in the diary again, the new entry gets the restored visits', async () => {
  const { id } = await buildRestaurant(database);
  const [first, visitId] = [await addEntry(id, 'first'), randomUUID()];
  await visit(first?.uuid ?? '', 'second');
  const { removedItem } = await removeEntry(first?.uuid);
  const again = await addEntry(id, 'third', visitId);
  const back = await restore(removedItem?.id);
  expect(back.diaryEntryEdge?.node).toMatchObject({ uuid: again?.uuid, notes: 'third' });
  expect(notesIn(back)).toEqual(['third', 'second', 'first']);
});

test('a removed visit is restored to its old position; without its entry, it cannot be restored', async () => {
  const { id } = await buildRestaurant(database);
  const entry = await addEntry(id, 'first');
  const second = await visit(entry?.uuid ?? '', 'second');
  const { removedItem: visitItem } = await removeVisit(second?.id);
  const { removedItem: entryItem } = await removeEntry(entry?.uuid);
  const refused = await restore(visitItem?.id);
  expect(refused).toMatchObject({ diaryVisit: null, userErrors: [{ code: 'NOT_FOUND', field: 'removedItemId' }] });
  expect(refused.userErrors[0]?.message).toContain('restore the entry first');
  await restore(entryItem?.id);
  const back = await restore(visitItem?.id);
  expect(back.diaryVisit).toEqual(second);
  expect(notesIn(back)).toEqual(['second', 'first']);
  expect(back.diaryEntryEdge?.node.notes).toBe('second');
  expect((await removed()).totalCount).toBe(0);
});

test('if a visit was added with the id of a removed one, the restored visit gets a new id, and both stay', async () => {
  const { id } = await buildRestaurant(database);
  const [entry, visitId] = [await addEntry(id, 'first'), randomUUID()];
  await visit(entry?.uuid ?? '', 'removed', visitId);
  const { removedItem } = await removeVisit(visitId);
  expect(await visit(entry?.uuid ?? '', 'added again', visitId)).toMatchObject({ uuid: visitId, notes: 'added again' });
  const back = await restore(removedItem?.id);
  expect(notesIn(back)?.sort()).toEqual(['added again', 'first', 'removed']);
  expect(back.diaryVisit).toMatchObject({ uuid: expect.not.stringMatching(visitId), notes: 'removed' });

  const { removedItem: entryItem } = await removeEntry(entry?.uuid);
  await addEntry(id, 'another', visitId);
  expect(notesIn(await restore(entryItem?.id))?.sort()).toEqual(['added again', 'another', 'first', 'removed']);
});

test('if a visit was added again with its old id and content, the restore adds no second visit', async () => {
  const { id } = await buildRestaurant(database);
  const [entry, visitId] = [await addEntry(id, 'first'), randomUUID()];
  await visit(entry?.uuid ?? '', 'same', visitId);
  const { removedItem } = await removeVisit(visitId);
  await visit(entry?.uuid ?? '', 'same', visitId);
  const back = await restore(removedItem?.id);
  expect(notesIn(back)).toEqual(['same', 'first']);
  expect(back.diaryVisit).toMatchObject({ uuid: visitId });
});

test('if the removed visit was the only visit of its entry, the restore gives the entry its old data', async () => {
  const { id } = await buildRestaurant(database);
  const entry = await addEntry(id, 'first');
  const row = await database.prisma.diaryEntry.findUniqueOrThrow({ where: { id: entry?.uuid } });
  const { removedItem } = await removeVisit(row.visitId);
  expect(notesIn(await restore(removedItem?.id))).toEqual(['first']);
  const after = await database.prisma.diaryEntry.findUniqueOrThrow({ where: { id: entry?.uuid } });
  expect(after).toEqual({ ...row, updatedAt: after.updatedAt });
});

test('if a removed restaurant was merged into another one, the restore saves the other restaurant', async () => {
  const [{ id }, survivor] = [await buildRestaurant(database), await buildRestaurant(database)];
  await save(id);
  const { removedItem } = await unsave(id);
  await database.prisma.restaurant.update({ where: { id }, data: { mergedIntoId: survivor.id } });
  expect(await restore(removedItem?.id)).toMatchObject({ restaurant: { uuid: survivor.id, viewerHasSaved: true } });
});

test('at most 1,000 removed items of a member are stored; the newest item is one of them', async () => {
  await database.pool.query(
    `INSERT INTO recently_removed (user_id, kind, restaurant_id, data, removed_at)
     SELECT $1, 'savedRestaurant', gen_random_uuid(), '{"restaurantData": {}}', now() - n * interval '1 minute'
     FROM generate_series(1, 1000) n`,
    [userId],
  );
  const { id } = await buildRestaurant(database);
  await save(id);
  await unsave(id);
  const list = await removed();
  expect(list.totalCount).toBe(1000);
  expect(list.edges[0]?.node.restaurant?.uuid).toBe(id);
});

test('other viewers cannot restore a member’s removed items; other members cannot see these items', async () => {
  const { id } = await buildRestaurant(database);
  await save(id);
  const { removedItem } = await unsave(id);
  const { client: bob } = await registerMember(server.client(), `bob${serial}`);
  expect((await removed(bob)).totalCount).toBe(0);
  expect(await restore(removedItem?.id, bob)).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
  expect(await restore(removedItem?.id, server.client())).toMatchObject({ userErrors: [{ code: 'UNAUTHENTICATED' }] });
});

test('a restaurant cannot be restored to a full saved list; the removed item stays', async () => {
  const { id } = await buildRestaurant(database);
  await save(id);
  const { removedItem } = await unsave(id);
  await database.pool.query(
    `INSERT INTO saved_restaurants (user_id, restaurant_id, restaurant_data)
     SELECT $1, gen_random_uuid(), '{}' FROM generate_series(1, 10000)`,
    [userId],
  );
  expect(await restore(removedItem?.id)).toMatchObject({
    userErrors: [{ code: 'QUOTA_REACHED', field: 'removedItemId' }],
  });
  expect((await removed()).totalCount).toBe(1);
});
