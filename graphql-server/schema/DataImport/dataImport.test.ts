import type { DataImportQueryVariables } from '../../testing/__generated__/operations';
import { ApplyDataImportDocument, DataImportDocument } from '../../testing/__generated__/operations';
import { buildRestaurant } from '../../testing/factories';
import { operate, operateToFail, registerMember } from '../../testing/operate';
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

/** @returns the import's uuid */
async function uploadFile(client: Client, file: string, type = 'text/csv'): Promise<string> {
  const response = await client.request('/api/imports', {
    method: 'POST',
    body: file,
    headers: { 'content-type': type },
  });
  return ((await response.json()) as { id: string }).id;
}
const readImport = async (client: Client, variables: DataImportQueryVariables) =>
  (await operate(client, DataImportDocument, variables)).viewer.dataImport;
const apply = async (client: Client, input: object) => {
  const variables = { input: input as { dataImportId: string } };
  return (await operate(client, ApplyDataImportDocument, variables)).applyDataImport;
};
const done = (counts: object) => ({
  savedCount: 0,
  diaryEntryCount: 0,
  visitCount: 0,
  ratingCount: 0,
  alreadyThereCount: 0,
  leftOutCount: 0,
  unsureCount: 0,
  unknownCount: 0,
  unreadableCount: 0,
  noRoomCount: 0,
  remainingCount: 0,
  userErrors: [],
  dataImport: { id: expect.any(String) },
  ...counts,
});

test('an import is read in pages and by status, and applied with choices; its ratings change the average', async () => {
  const { client } = await registerMember(server.client(), 'ada');
  const [one, two, other] = await Promise.all(
    ['Alone', 'Twice', 'Twice'].map((name) => buildRestaurant(database, { name, city: 'Chicago', state: 'IL' })),
  );
  const id = await uploadFile(
    client,
    'name,city,date,rating\nAlone,"Chicago, IL",2025-01-02,4\nTwice,"Chicago, IL",,\nNone,Chicago,,\n,,,1\nTwice,"Chicago, IL",,5',
  );
  const all = await readImport(client, { id, first: 2 });
  expect(all).toMatchObject({
    uuid: id,
    kind: 'DIARY',
    unusedHeadings: [],
    statusCounts: [
      { status: 'MATCHED', count: 1 },
      { status: 'UNSURE', count: 2 },
      { status: 'UNKNOWN', count: 1 },
      { status: 'UNREADABLE', count: 1 },
    ],
    rows: { totalCount: 5, pageInfo: { hasNextPage: true, hasPreviousPage: false } },
  });
  expect(all?.rows?.edges.map(({ node }) => node)).toMatchObject([
    { line: 1, kinds: ['VISIT', 'RATING'], visitedAt: '2025-01-02', stars: 4, restaurant: { uuid: one?.id } },
    { line: 2, kinds: ['VISIT'], addressText: 'Chicago, IL', restaurant: null, status: 'UNSURE' },
  ]);
  const next = await readImport(client, { id, first: 2, after: all?.rows?.pageInfo.endCursor });
  expect(next?.rows?.edges.map(({ node }) => node.line)).toEqual([3, 4]);
  const back = await readImport(client, { id, last: 1, before: next?.rows?.pageInfo.startCursor });
  expect(back?.rows?.edges.map(({ node }) => node.line)).toEqual([2]);
  const unsure = await readImport(client, { id: all?.id ?? '', status: 'UNSURE' });
  expect(unsure?.rows?.edges.map(({ node }) => [node.line, node.candidates.length])).toEqual([
    [2, 2],
    [5, 2],
  ]);
  const ofAll = all?.rows?.pageInfo.endCursor;
  for (const refused of [{ after: 'nonsense' }, { after: ofAll, status: 'UNSURE' as const }]) {
    expect(await operateToFail(client, DataImportDocument, { id, ...refused })).toMatchObject({
      extensions: { code: 'BAD_CURSOR', field: 'after' },
    });
  }

  const choices = [{ line: 2, restaurantId: two?.id }, { line: 5 }];
  const input = { dataImportId: id, choices, idempotencyKey: 'once' };
  const taken = done({
    diaryEntryCount: 2,
    visitCount: 1,
    ratingCount: 1,
    leftOutCount: 1,
    unknownCount: 1,
    unreadableCount: 1,
  });
  expect(await apply(client, input)).toEqual(taken);
  expect(await apply(client, input)).toEqual(taken); // a client repeats the call if it gets no answer
  expect(await apply(client, { ...input, choices: [] })).toMatchObject({
    userErrors: [{ code: 'IDEMPOTENCY_KEY_REUSED' }],
  });
  expect(await apply(client, { dataImportId: id, choices: [{ line: 1, restaurantId: other?.id }] })).toMatchObject({
    savedCount: null,
    userErrors: [{ code: 'INVALID', field: 'line', path: ['input', 'choices', '0', 'line'] }],
  });
  const rated = await database.prisma.restaurant.findUnique({ where: { id: one?.id ?? '' } });
  expect(rated).toMatchObject({ userRatingCount: 1, userRatingSum: 4 });

  const dated = await uploadFile(client, 'name,Visit date\nAlone,2025-01-02\n\nAlone,2026-02-30');
  const unread = await readImport(client, { id: dated, status: 'UNREADABLE' });
  expect(unread?.rows?.edges.map(({ node }) => node)).toMatchObject([
    { line: 2, unreadDate: { row: 4, heading: 'Visit date', text: '2026-02-30' } },
  ]);
  expect(await operateToFail(client, DataImportDocument, { id: dated, after: ofAll })).toMatchObject({
    extensions: { code: 'BAD_CURSOR', field: 'after' },
  });
});

test('a table adds the last visit’s rating and keeps stored ratings; an export’s newer rating is stored', async () => {
  const { client, userId } = await registerMember(server.client(), 'hal');
  const [rated, other] = await Promise.all(
    ['Rated', 'Other'].map((name) => buildRestaurant(database, { name, city: 'Chicago', state: 'IL' })),
  );
  const ofBefore = { rating: 5, comment: 'Best', ratedAt: new Date('2025-01-10') };
  await database.prisma.userRating.create({ data: { userId, restaurantId: rated?.id ?? '', ...ofBefore } });
  const between = Array.from({ length: 60 }, () => 'Other,Chicago,2025-03-02,1'); // one transaction writes 50 lines
  const lines = ['Rated,Chicago,2025-03-01,3', 'Other,Chicago,2025-03-01,2', ...between, 'Other,Chicago,2025-04-01,4'];
  const file = ['name,city,date,rating', ...lines, 'Other,Chicago,2025-02-01,5', 'Other,Chicago,,3'].join('\n');
  expect(await apply(client, { dataImportId: await uploadFile(client, file) })).toMatchObject({ userErrors: [] });
  const ratingOf = (restaurantId = '') => database.prisma.userRating.findFirst({ where: { userId, restaurantId } });
  expect(await ratingOf(rated?.id)).toMatchObject(ofBefore);
  expect(await ratingOf(other?.id)).toMatchObject({ rating: 4, visitedAt: new Date('2025-04-01') });

  const record = { kind: 'rating', restaurantId: rated?.id, restaurant: null, stars: 2, notes: null };
  const own = JSON.stringify({ records: [{ ...record, addedAt: '2025-06-01T00:00:00.000Z' }] });
  const dataImportId = await uploadFile(client, own, 'application/json');
  expect(await apply(client, { dataImportId })).toMatchObject({ ratingCount: 1, userErrors: [] });
  expect(await ratingOf(rated?.id)).toMatchObject({ rating: 2, comment: 'Best' }); // the file has no comment
});

test('if another member’s visit has the id of a visit in a file, the visit in the file gets a new id', async () => {
  const [{ client: fay, userId: fayId }, { client: gus, userId: gusId }] = [
    await registerMember(server.client(), 'fay'),
    await registerMember(server.client(), 'gus'),
  ];
  const { id: restaurantId } = await buildRestaurant(database);
  const [visitId, later] = ['00000000-0000-4000-9000-000000000001', '00000000-0000-4000-9000-000000000002'];
  const visit = (fields: object) => ({ kind: 'visit', restaurantId, restaurant: null, ...fields });
  const records = [
    visit({ visitId, notes: 'first', addedAt: '2025-01-01T00:00:00.000Z' }),
    visit({ visitId: later, notes: 'second', addedAt: '2025-01-02T00:00:00.000Z' }),
  ];
  const own = await uploadFile(fay, JSON.stringify({ records }), 'application/json');
  expect(await apply(fay, { dataImportId: own })).toMatchObject({ userErrors: [] });
  expect(await database.prisma.diaryVisit.findMany({ where: { entry: { userId: fayId } } })).toMatchObject([
    { id: visitId, notes: 'first' },
  ]);
  const blank = JSON.stringify({ records: [visit({ visitId, addedAt: '2025-01-01T00:00:00.000Z' })] });
  const copied = await uploadFile(gus, blank, 'application/json');
  expect(await apply(gus, { dataImportId: copied })).toMatchObject({ diaryEntryCount: 1, userErrors: [] });
  const entry = await database.prisma.diaryEntry.findFirstOrThrow({ where: { userId: gusId } });
  expect(entry.visitId).not.toBe(visitId);
});

test('a long file is imported in several calls; simultaneous calls write nothing twice', async () => {
  const { client, userId } = await registerMember(server.client(), 'bea');
  const records = Array.from({ length: 2100 }, (_, n) => ({
    kind: 'saved',
    restaurantId: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    restaurant: { name: `Place ${n}` },
    addedAt: new Date(Date.UTC(2025, 0, 1) + n).toISOString(),
  }));
  const id = await uploadFile(client, JSON.stringify({ records }), 'application/json');
  const saved = () => database.prisma.savedRestaurant.count({ where: { userId } });
  expect(await apply(client, { dataImportId: id })).toEqual(done({ savedCount: 2000, remainingCount: 100 }));
  const answers = await Promise.all([1, 2, 3].map(() => apply(client, { dataImportId: id }))); // as if from three tabs
  expect(answers.at(-1)).toMatchObject({ userErrors: [] });
  expect(await apply(client, { dataImportId: id })).toEqual(done({ savedCount: 2100 }));
  expect(await saved()).toBe(2100);
});

test('lines that exceed the quota are counted, and are imported when the account has room for them', async () => {
  const { client, userId } = await registerMember(server.client(), 'cat');
  await database.pool.query(
    `INSERT INTO saved_restaurants (user_id, restaurant_id, restaurant_data)
     SELECT $1, gen_random_uuid(), '{"name":"Kept"}' FROM generate_series(1, 9999)`,
    [userId],
  );
  const places = await Promise.all([1, 2, 3].map((n) => buildRestaurant(database, { name: `Room ${n}` })));
  const id = await uploadFile(client, `name,city\n${places.map(({ name }) => `${name},"St. Louis, MO"`).join('\n')}`);
  expect(await apply(client, { dataImportId: id })).toEqual(done({ savedCount: 1, noRoomCount: 2 }));
  await database.pool.query(
    `DELETE FROM saved_restaurants WHERE user_id = $1 AND restaurant_data = '{"name":"Kept"}'`,
    [userId],
  );
  expect(await apply(client, { dataImportId: id })).toEqual(done({ savedCount: 3 }));
});

test('another member cannot read or apply an import, and a guest cannot apply it', async () => {
  const { client: ada } = await registerMember(server.client(), 'dan');
  const { client: eve } = await registerMember(server.client(), 'eve');
  const id = await uploadFile(ada, 'name\nOne');
  expect(await operateToFail(eve, DataImportDocument, { id })).toMatchObject({
    extensions: { reason: 'NOT_FOUND', field: 'id', path: ['id'] },
  });
  expect(await apply(eve, { dataImportId: id })).toMatchObject({
    userErrors: [{ code: 'NOT_FOUND', field: 'dataImportId' }],
  });
  const guest = server.client();
  await guest.request('/api/auth/guest', { json: {} });
  expect(await apply(guest, { dataImportId: id })).toMatchObject({ userErrors: [{ code: 'FORBIDDEN' }] });
});
