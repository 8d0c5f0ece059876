import { buildUser } from '../testing/factories';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { deleteExpired } from './sweepExpired';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('expired data is deleted, and other data is not', async () => {
  const { prisma } = database;
  const now = new Date('2026-11-21T12:00:00Z');
  for (const [state, minutes] of [
    ['over', -1],
    ['open', 1],
  ] as const) {
    const { id: userId } = await buildUser(database);
    const expiresAt = new Date(now.getTime() + minutes * 60_000);
    const attempt = { state, expiresAt, provider: 'test', cookieHash: state, nonce: state, codeVerifier: state };
    await prisma.externalSignIn.create({ data: attempt });
    await prisma.cravingReading.create({ data: { key: state, reading: {}, expiresAt } });
    await prisma.emailChange.create({ data: { userId, email: `${state}@example.com`, expiresAt } });
  }
  const request = { name: 'Ada', email: 'ada@example.com', details: 'What do you hold?' };
  for (const [kind, at] of [
    ['access', '2025-11-21T11:59:59Z'],
    ['deletion', '2025-11-21T12:00:01Z'],
  ] as const)
    await prisma.dataRequest.create({ data: { ...request, kind, createdAt: new Date(at) } });
  await deleteExpired(prisma, now);
  expect((await prisma.dataRequest.findMany()).map(({ kind }) => kind)).toEqual(['deletion']);
  expect((await prisma.externalSignIn.findMany()).map(({ state }) => state)).toEqual(['open']);
  expect((await prisma.cravingReading.findMany()).map(({ key }) => key)).toEqual(['open']);
  expect((await prisma.emailChange.findMany()).map(({ email }) => email)).toEqual(['open@example.com']);
});

test('data that members removed, and stored answers to writes, are deleted after 30 days', async () => {
  const { prisma } = database;
  const now = new Date('2026-11-21T12:00:00Z');
  const { id: userId } = await buildUser(database);
  const removed = { userId, restaurantId: userId, data: {} };
  const answered = { userId, operation: 'saveRestaurant', inputHash: '', outcome: {} };
  for (const [kind, at] of [
    ['over', new Date('2026-10-22T11:59:59Z')],
    ['open', new Date('2026-10-22T12:00:01Z')],
  ] as const) {
    await prisma.removedItem.create({ data: { ...removed, kind, removedAt: at } });
    await prisma.idempotencyKey.create({ data: { ...answered, key: kind, createdAt: at } });
  }
  await deleteExpired(prisma, now);
  expect((await prisma.removedItem.findMany()).map(({ kind }) => kind)).toEqual(['open']);
  expect((await prisma.idempotencyKey.findMany()).map(({ key }) => key)).toEqual(['open']);
});

test('uploaded files are deleted after a day, with their rows', async () => {
  const { prisma } = database;
  const now = new Date('2026-11-21T12:00:00Z');
  const { id: userId } = await buildUser(database);
  for (const createdAt of ['2026-11-20T11:59:59Z', '2026-11-20T12:00:01Z']) {
    const rows = { create: { line: 1, said: {}, status: 'unknown' } };
    await prisma.dataImport.create({ data: { userId, kind: 'diary', createdAt, rows } });
  }
  await deleteExpired(prisma, now);
  expect(await prisma.dataImport.count()).toBe(1);
  expect(await prisma.dataImportRow.count()).toBe(1);
});

test('guests are deleted with their data after 90 days without a visit, unless they have a session', async () => {
  const { prisma, pool } = database;
  const now = new Date('2026-11-21T12:00:00Z');
  const guest = async (lastSeen: string) => {
    const { id } = await prisma.user.create({ data: { isGuest: true } });
    await prisma.searchRecord.create({ data: { userId: id, query: 'pizza' } });
    await pool.query('UPDATE users SET updated_at = $2 WHERE id = $1', [id, lastSeen]);
    return id;
  };
  const gone = await guest('2026-08-23T11:59:59Z');
  const here = await guest('2026-08-23T11:59:59Z');
  const late = await guest('2026-08-23T12:00:01Z');
  const { id: member } = await buildUser(database);
  await pool.query("UPDATE users SET updated_at = '2020-01-01' WHERE id = $1", [member]);
  await pool.query("INSERT INTO sessions (sid, sess, expire) VALUES ('a', json_build_object('userId', $1::text), $2)", [
    here,
    new Date(now.getTime() + 1000),
  ]);
  await deleteExpired(prisma, now);
  const left = await prisma.user.findMany({ where: { id: { in: [gone, here, late, member] } }, select: { id: true } });
  expect(left.map(({ id }) => id).sort()).toEqual([here, late, member].sort());
  expect(await prisma.searchRecord.count({ where: { userId: gone } })).toBe(0);
});
