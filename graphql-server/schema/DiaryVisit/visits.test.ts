import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { inTransaction } from '../../database/inTransaction';
import { readMigrations } from '../../database/migrate';
import {
  AddDiaryEntryDocument,
  AddDiaryVisitDocument,
  type AddDiaryVisitInput,
  ContinueAsGuestDocument,
  DiaryVisitsDocument,
  NodeDocument,
  RemoveDiaryVisitDocument,
  UpdateDiaryEntryDocument,
  UpdateDiaryVisitDocument,
  type UpdateDiaryVisitInput,
} from '../../testing/__generated__/operations';
import { buildRestaurant } from '../../testing/factories';
import { operate, operateToFail, registerMember } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../../testing/testServer';

let database: TestDatabase;
let server: TestServer;
let ada: Client;
let bob: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  ({ client: ada } = await registerMember(server.client(), 'ada'));
  ({ client: bob } = await registerMember(server.client(), 'bob'));
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
afterEach(() => database.prisma.diaryEntry.deleteMany());

async function addEntry(visitFields: object = { notes: 'first' }, client = ada) {
  const { id: restaurantId } = await buildRestaurant(database);
  const input = { restaurantId, ...visitFields };
  const { diaryEntry } = (await operate(client, AddDiaryEntryDocument, { input })).addDiaryEntry;
  return { diaryEntryId: diaryEntry?.uuid ?? '', restaurantId };
}
const add = async (input: AddDiaryVisitInput, client = ada) =>
  (await operate(client, AddDiaryVisitDocument, { input })).addDiaryVisit;
const update = async (input: UpdateDiaryVisitInput, client = ada) =>
  (await operate(client, UpdateDiaryVisitDocument, { input })).updateDiaryVisit;
const remove = async (diaryVisitId: string, client = ada) =>
  (await operate(client, RemoveDiaryVisitDocument, { input: { diaryVisitId } })).removeDiaryVisit;
type Entry = NonNullable<Awaited<ReturnType<typeof add>>['diaryEntry']>;
const notesOf = (entry: Entry | null | undefined) => entry?.visits?.edges.map(({ node }) => node.notes);
const partOfRow = ({
  visitedAt,
  visitedIsDay,
  notes,
}: {
  visitedAt: Date | null;
  visitedIsDay: boolean;
  notes: string | null;
}) => ({
  visitedAt,
  visitedIsDay,
  notes,
});
const globalId = (typename: string, id = '') => Buffer.from(`${typename}:${id}`).toString('base64');

test('the entry shows its latest visit, in whatever order the visits are added; all visits are listed', async () => {
  const { diaryEntryId, restaurantId } = await addEntry({ notes: 'first', visitedAt: '2026-05-01', dishNotes: 'Miso' });
  const input = { diaryEntryId, visitedAt: '2024-01-02', notes: 'long ago' };
  const { diaryVisit, diaryVisitEdge, diaryEntry, restaurant, userErrors } = await add(input);
  expect(userErrors).toEqual([]);
  expect(diaryVisit).toEqual({
    id: globalId('DiaryVisit', diaryVisit?.uuid),
    uuid: expect.any(String),
    visitedAt: '2024-01-02',
    notes: 'long ago',
    dishNotes: null,
    addedAt: expect.any(String),
  });
  expect(diaryEntry).toMatchObject({ visitedAt: '2026-05-01', notes: 'first', dishNotes: 'Miso' });
  expect(diaryEntry?.visits).toMatchObject({
    totalCount: 2,
    edges: [
      { node: { notes: 'first', visitedAt: '2026-05-01', dishNotes: 'Miso' } },
      { cursor: diaryVisitEdge?.cursor, node: diaryVisit },
    ],
  });
  const newer = await add({ diaryEntryId, visitedAt: '2026-06-01', notes: 'newer' });
  expect(notesOf(newer.diaryEntry)).toEqual(['newer', 'first', 'long ago']);
  expect(newer.diaryEntry).toMatchObject({ visitedAt: '2026-06-01', notes: 'newer' });
  expect(restaurant).toEqual({ uuid: restaurantId, viewerDiaryEntry: { uuid: diaryEntryId } });
  expect(await operate(ada, NodeDocument, { id: diaryVisit?.id ?? '' })).toMatchObject({
    node: { id: diaryVisit?.id },
  });
});

test('an entry that was added without data has no visit; its first visit is stored in the entry’s row', async () => {
  const { diaryEntryId } = await addEntry({});
  const { diaryEntry } = await add({ diaryEntryId, notes: 'first' });
  expect(notesOf(diaryEntry)).toEqual(['first']);
  expect(await database.prisma.diaryVisit.count()).toBe(0);
});

test('of two visits of one day, the one that was added later is shown, and is first in the list', async () => {
  const { diaryEntryId } = await addEntry({ notes: 'lunch', visitedAt: '2026-05-01' });
  for (const notes of ['coffee', 'dinner']) await add({ diaryEntryId, notes, visitedAt: '2026-05-01' });
  await add({ diaryEntryId, notes: 'no date' });
  const now = new Date().toISOString();
  await add({ diaryEntryId, notes: 'now', visitedAt: now });
  const { diaryEntry } = await add({ diaryEntryId, notes: 'that day', visitedAt: now.slice(0, 10) });
  const order = ['that day', 'now', 'no date', 'dinner', 'coffee', 'lunch'];
  expect(diaryEntry).toMatchObject({ notes: 'that day' });
  type Page = { node: { visits: { pageInfo: { endCursor: string }; edges: { node: { notes: string } }[] } } };
  const read = async (after: string | null): Promise<Page['node']['visits']> => {
    const query = `query ($id: ID!, $after: String) {
      node(id: $id) { ... on DiaryEntry { visits(first: 1, after: $after) { ...page } } }
    }
    fragment page on DiaryVisitConnection { pageInfo { endCursor } edges { node { notes } } }`;
    return (await ada.graphql<Page>(query, { id: globalId('DiaryEntry', diaryEntryId), after })).data.node.visits;
  };
  const seen: unknown[] = [];
  for (let after: string | null = null; seen.length < order.length; ) {
    const { pageInfo, edges } = await read(after);
    seen.push(edges[0]?.node.notes);
    after = pageInfo.endCursor;
  }
  expect(seen).toEqual(order);
});

test('if an older visit was added last, the migration moves the latest visit to the row of the entry', async () => {
  const { diaryEntryId } = await addEntry({ notes: 'May', visitedAt: '2026-05-01' });
  await add({ diaryEntryId, notes: 'April', visitedAt: '2026-04-01' });
  const state = () => database.prisma.diaryEntry.findMany({ where: { id: diaryEntryId }, include: { visits: true } });
  const after = await state();
  const [{ visits: [april] = [], ...row }] = after as [(typeof after)[0]];
  if (!april) throw new Error('The older visit is not in diary_visits.');
  await database.prisma.diaryVisit.update({
    where: { id: april.id },
    data: { ...april, ...partOfRow(row), id: row.visitId, addedAt: row.visitAddedAt },
  });
  await database.prisma.diaryEntry.update({
    where: { id: row.id },
    data: { ...partOfRow(april), visitId: april.id, visitAddedAt: april.addedAt },
  });
  const { sql } =
    readMigrations(join(__dirname, '../../../prisma/migrations')).find(({ name }) =>
      name.endsWith('show_latest_visit'),
    ) ?? {};
  await inTransaction(database.pool, (client) => client.query(sql ?? ''));
  const [migrated] = await state();
  expect(migrated).toEqual({ ...after[0], updatedAt: migrated?.updatedAt });
});

test('a changed date changes which visit the entry shows', async () => {
  const { diaryEntryId } = await addEntry({ notes: 'May', visitedAt: '2026-05-01' });
  const { diaryVisit } = await add({ diaryEntryId, notes: 'April', visitedAt: '2026-04-01' });
  const moved = await update({ diaryVisitId: diaryVisit?.id ?? '', visitedAt: '2026-06-01' });
  expect(moved.diaryEntry).toMatchObject({ notes: 'April', visitedAt: '2026-06-01' });
  expect(notesOf(moved.diaryEntry)).toEqual(['April', 'May']);
  await update({ diaryVisitId: diaryVisit?.id ?? '', visitedAt: '2026-03-01' });
  const after = await update({ diaryVisitId: diaryVisit?.id ?? '', dishNotes: 'Tea' });
  expect(after.diaryEntry).toMatchObject({ notes: 'May', visitedAt: '2026-05-01' });
  expect(notesOf(after.diaryEntry)).toEqual(['May', 'April']);
});

test('updateDiaryEntry with an old date, sent twice, changes one visit; addDiaryVisit shows the latest one', async () => {
  const { diaryEntryId } = await addEntry({ notes: 'May', visitedAt: '2026-05-01' });
  await add({ diaryEntryId, notes: 'April', visitedAt: '2026-04-01' });
  const input = { diaryEntryId, notes: 'March', visitedAt: '2026-03-01' };
  for (let time = 0; time < 2; time += 1) {
    const { updateDiaryEntry } = await operate(ada, UpdateDiaryEntryDocument, { input });
    expect(updateDiaryEntry.diaryEntry).toMatchObject({ notes: 'March', visitedAt: '2026-03-01' });
  }
  const { diaryEntry } = await add({ diaryEntryId, notes: 'February', visitedAt: '2026-02-01' });
  expect(notesOf(diaryEntry)).toEqual(['April', 'March', 'February']);
  expect(diaryEntry).toMatchObject({ notes: 'April' });
});

test('after updateDiaryEntry, a change or a removal of another visit moves the latest visit to the row', async () => {
  const { diaryEntryId } = await addEntry({ notes: 'May', visitedAt: '2026-05-01' });
  const [april, february] = [
    (await add({ diaryEntryId, notes: 'April', visitedAt: '2026-04-01' })).diaryVisit,
    (await add({ diaryEntryId, notes: 'February', visitedAt: '2026-02-01' })).diaryVisit,
  ];
  await operate(ada, UpdateDiaryEntryDocument, { input: { diaryEntryId, notes: 'March', visitedAt: '2026-03-01' } });
  const { diaryEntry } = await remove(february?.id ?? '');
  expect(diaryEntry).toMatchObject({ notes: 'April', visitedAt: '2026-04-01' });
  expect(notesOf(diaryEntry)).toEqual(['April', 'March']);

  const cleared = { diaryEntryId, notes: null, visitedAt: null };
  await operate(ada, UpdateDiaryEntryDocument, { input: cleared });
  const march = diaryEntry?.visits?.edges[1]?.node;
  const changed = await update({ diaryVisitId: march?.id ?? '', dishNotes: 'Tea' });
  expect(changed.diaryEntry).toMatchObject({ notes: 'March', dishNotes: 'Tea', visits: { totalCount: 1 } });
  expect(await database.prisma.diaryVisit.count({ where: { id: april?.uuid ?? '' } })).toBe(0);
});

test('updateDiaryEntry changes the visit that the entry shows; updateDiaryVisit changes any visit', async () => {
  const { diaryEntryId } = await addEntry();
  const { diaryEntry } = await add({ diaryEntryId, notes: 'second' });
  const earlier = diaryEntry?.visits?.edges[1]?.node;
  const input = { diaryEntryId, visitedAt: '2026-02-02', notes: 'second, more' };
  await operate(ada, UpdateDiaryEntryDocument, { input });
  const changed = await update({ diaryVisitId: earlier?.id ?? '', dishNotes: 'Tea', visitedAt: '2026-01-01' });
  expect(changed.diaryVisit).toEqual({ ...earlier, dishNotes: 'Tea', visitedAt: '2026-01-01' });
  expect(changed.diaryEntry).toMatchObject({ notes: 'second, more', visitedAt: '2026-02-02', dishNotes: null });
  expect(notesOf(changed.diaryEntry)).toEqual(['second, more', 'first']);
  const onRow = changed.diaryEntry?.visits?.edges[0]?.node.uuid ?? '';
  expect((await update({ diaryVisitId: onRow, notes: null })).diaryEntry).toMatchObject({ notes: null });
});

test('after the shown visit is removed, the entry shows the visit that was added before it, or no visit', async () => {
  const { diaryEntryId } = await addEntry();
  const second = await add({ diaryEntryId, notes: 'second' });
  const third = await add({ diaryEntryId, notes: 'third' });
  const middle = await remove(second.diaryVisit?.id ?? '');
  expect(middle).toMatchObject({ removedDiaryVisitId: second.diaryVisit?.id, removedItem: { kind: 'DIARY_VISIT' } });
  expect(notesOf(middle.diaryEntry)).toEqual(['third', 'first']);
  const { diaryEntry } = await remove(third.diaryVisit?.uuid ?? '');
  expect(diaryEntry).toMatchObject({ notes: 'first', visits: { totalCount: 1 } });
  const last = await remove(diaryEntry?.visits?.edges[0]?.node.id ?? '');
  expect(last.diaryEntry).toMatchObject({ uuid: diaryEntryId, notes: null, visits: { totalCount: 0, edges: [] } });
  const again = await remove(diaryEntry?.visits?.edges[0]?.node.id ?? '');
  expect(again).toMatchObject({ diaryEntry: null, userErrors: [{ code: 'NOT_FOUND', field: 'diaryVisitId' }] });
});

test('a visit sent twice with the same id is added only once; the id of another entry’s visit is refused', async () => {
  const visitId = randomUUID();
  const { diaryEntryId } = await addEntry();
  const first = await add({ diaryEntryId, visitId: visitId.toUpperCase(), notes: 'second' });
  expect(first.diaryVisit?.uuid).toBe(visitId);
  const again = await add({ diaryEntryId, visitId, notes: 'something else' });
  expect(again.diaryVisit).toEqual(first.diaryVisit);
  expect(again.diaryEntry?.visits?.totalCount).toBe(2);
  const refused = { diaryVisit: null, userErrors: [{ code: 'INVALID', field: 'visitId' }] };
  const mine = await addEntry();
  expect(await add({ ...mine, restaurantId: undefined, visitId, notes: 'x' } as AddDiaryVisitInput)).toMatchObject(
    refused,
  );
  const bobs = await addEntry({ notes: 'x' }, bob);
  expect(await add({ diaryEntryId: bobs.diaryEntryId, visitId, notes: 'x' }, bob)).toMatchObject(refused);
  expect(await add({ diaryEntryId, visitId: 'visit 1', notes: 'x' })).toMatchObject(refused);
});

test('if an entry is added again with the same visit id, the current entry is returned unchanged', async () => {
  const { id: restaurantId } = await buildRestaurant(database);
  const input = { restaurantId, visitId: randomUUID(), notes: 'first' };
  const send = async () => (await operate(ada, AddDiaryEntryDocument, { input })).addDiaryEntry;
  const first = await send();
  expect(await send()).toEqual(first);
  expect(first.userErrors).toEqual([]);
  await add({ diaryEntryId: first.diaryEntry?.uuid ?? '', notes: 'second' });
  expect((await send()).diaryEntry).toMatchObject({ notes: 'second' });
});

test('a device can send a visitedAt one day in the future; addedAt is the time of the server’s clock', async () => {
  const before = Date.now();
  const visitedAt = new Date(before + 24 * 60 * 60 * 1000).toISOString();
  const { diaryEntryId } = await addEntry({ visitedAt });
  const { diaryVisit } = await add({ diaryEntryId, visitedAt });
  expect(diaryVisit?.visitedAt).toBe(visitedAt);
  const addedAt = new Date(diaryVisit?.addedAt ?? 0).getTime();
  expect(addedAt).toBeGreaterThanOrEqual(before);
  expect(addedAt).toBeLessThan(before + 60 * 60 * 1000);
});

test('a blank visit, a text that is too long, a date in the year 1066 and a 367th visit are refused', async () => {
  const { diaryEntryId } = await addEntry();
  const faults: [Partial<AddDiaryVisitInput>, string, string][] = [
    [{}, 'REQUIRED', 'visitedAt'],
    [{ notes: ' ' }, 'REQUIRED', 'visitedAt'],
    [{ notes: 'x'.repeat(4001) }, 'TOO_LONG', 'notes'],
    [{ dishNotes: 'x'.repeat(501) }, 'TOO_LONG', 'dishNotes'],
    [{ visitedAt: '1066-10-14' }, 'INVALID', 'visitedAt'],
  ];
  for (const [fields, code, field] of faults) {
    expect(await add({ diaryEntryId, ...fields })).toMatchObject({ diaryVisit: null, userErrors: [{ code, field }] });
  }
  const { diaryVisit } = await add({ diaryEntryId, notes: 'x' });
  const blank = await update({ diaryVisitId: diaryVisit?.id ?? '', notes: null });
  expect(blank).toMatchObject({ diaryVisit: null, userErrors: [{ code: 'REQUIRED' }] });
  await database.pool.query(
    `INSERT INTO diary_visits (id, entry_id, notes, added_at)
     SELECT gen_random_uuid(), $1, 'x', now() FROM generate_series(1, 364)`,
    [diaryEntryId],
  );
  const full = await add({ diaryEntryId, notes: 'x' });
  expect(full).toMatchObject({ diaryVisit: null, userErrors: [{ code: 'QUOTA_REACHED', field: 'diaryEntryId' }] });
  expect(full.userErrors[0]?.message).toContain('366');
});

test('if two devices change the same version of an entry, the second gets CONFLICT and the new data', async () => {
  const { diaryEntryId } = await addEntry();
  const [seen] = (await operate(ada, DiaryVisitsDocument, {})).viewer.diary.edges;
  const ifUpdatedAt = seen?.node.updatedAt;
  const input = { diaryEntryId, notes: 'phone', ifUpdatedAt };
  expect((await operate(ada, UpdateDiaryEntryDocument, { input })).updateDiaryEntry.userErrors).toEqual([]);
  const laptop = { diaryEntryId, notes: 'laptop', ifUpdatedAt };
  const refused = (await operate(ada, UpdateDiaryEntryDocument, { input: laptop })).updateDiaryEntry;
  expect(refused).toMatchObject({
    diaryEntry: { notes: 'phone' },
    restaurant: { viewerDiaryEntry: { uuid: diaryEntryId } },
    userErrors: [{ code: 'CONFLICT', field: 'ifUpdatedAt' }],
  });
  const diaryVisitId = seen?.node.visits?.edges[0]?.node.id ?? '';
  const ofVisit = await update({ diaryVisitId, notes: 'laptop', ifUpdatedAt });
  expect(ofVisit).toMatchObject({
    diaryVisit: null,
    diaryEntry: { notes: 'phone' },
    userErrors: [{ code: 'CONFLICT' }],
  });
  const anew = { ...laptop, ifUpdatedAt: refused.diaryEntry?.updatedAt };
  expect((await operate(ada, UpdateDiaryEntryDocument, { input: anew })).updateDiaryEntry.diaryEntry).toMatchObject({
    notes: 'laptop',
  });
});

test('if eight devices change the same version of an entry simultaneously, only one change is written', async () => {
  const { diaryEntryId } = await addEntry();
  const [seen] = (await operate(ada, DiaryVisitsDocument, {})).viewer.diary.edges;
  const inputs = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({
    diaryEntryId,
    notes: `device ${n}`,
    ifUpdatedAt: seen?.node.updatedAt,
  }));
  const answers = await Promise.all(inputs.map((input) => operate(ada, UpdateDiaryEntryDocument, { input })));
  const codes = answers.map(({ updateDiaryEntry }) => updateDiaryEntry.userErrors[0]?.code ?? 'written');
  expect(codes.sort()).toEqual([...Array(7).fill('CONFLICT'), 'written']);
});

test('other members, guests and anonymous visitors cannot read, add, change or remove a member’s visits', async () => {
  const { diaryEntryId } = await addEntry();
  const { diaryVisit } = await add({ diaryEntryId, notes: 'mine' });
  const id = diaryVisit?.id ?? '';
  const guest = server.client();
  await operate(guest, ContinueAsGuestDocument, {});
  for (const [client, code] of [
    [bob, 'NOT_FOUND'],
    [guest, 'FORBIDDEN'],
    [server.client(), 'UNAUTHENTICATED'],
  ] as const) {
    const refused = { userErrors: [{ code }] };
    expect(await add({ diaryEntryId, notes: 'x' }, client)).toMatchObject(refused);
    expect(await update({ diaryVisitId: id, notes: 'x' }, client)).toMatchObject(refused);
    expect(await remove(id, client)).toMatchObject(refused);
    expect(await operate(client, NodeDocument, { id })).toEqual({ node: null });
  }
});

test('one SQL statement reads the newest visits of many entries; an entry’s visits can be read in pages', async () => {
  for (let number = 0; number < 4; number++) {
    const { diaryEntryId } = await addEntry();
    await add({ diaryEntryId, notes: 'second' });
    await add({ diaryEntryId, notes: 'third' });
  }
  const statements = jest.spyOn(database.pool, 'query');
  const first = (await operate(ada, DiaryVisitsDocument, { first: 2 })).viewer.diary.edges;
  const ownStatements = statements.mock.calls.filter(([text]) => /diary_visits/.test(JSON.stringify(text)));
  statements.mockRestore();
  expect(ownStatements).toHaveLength(1);
  for (const { node } of first) {
    expect(node.visits?.edges.map((edge) => edge.node.notes)).toEqual(['third', 'second']);
    expect(node.visits).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
  }
  const after = first[0]?.node.visits?.pageInfo.endCursor;
  expect(await operateToFail(ada, DiaryVisitsDocument, { first: 2, after, entries: 2 })).toMatchObject({
    extensions: { code: 'BAD_CURSOR', field: 'after' },
  });
  const [next] = (await operate(ada, DiaryVisitsDocument, { first: 2, after, entries: 1 })).viewer.diary.edges;
  expect(next?.node.visits?.edges.map(({ node }) => node.notes)).toEqual(['first']);
  expect(next?.node.visits?.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  for (let number = 4; number < 8; number++) await add({ diaryEntryId: first[0]?.node.uuid ?? '', notes: `${number}` });
  const [five] = (await operate(ada, DiaryVisitsDocument, { entries: 1 })).viewer.diary.edges;
  expect(five?.node.visits?.edges).toHaveLength(5);
  const [back] = (await operate(ada, DiaryVisitsDocument, { last: 1, entries: 1 })).viewer.diary.edges;
  expect(back?.node.visits).toMatchObject({
    edges: [{ node: { notes: 'first' } }],
    pageInfo: { hasNextPage: false, hasPreviousPage: true },
  });
});
