import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { signalPostgres } from '../testing/postgresProcess';
import { type ConnectedPool, connectDatabase } from './connectDatabase';
import { placeFolders } from './embedded/folders';
import { inTransaction } from './inTransaction';
import { isUnreachable } from './isUnreachable';
import { listen } from './listen';
import { openPool } from './openPool';
import { type Database, withPrisma } from './withPrisma';

let folder: string;
let database: ConnectedPool & Database;
/** What the tests query: `database`, or another pool for the same database with shorter time limits. */
let asked: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fuud-unreachable-'));
  chmodSync(folder, 0o755); // if we are root, Postgres runs as another user, who must be able to enter the folder
  database = withPrisma(await connectDatabase({ FUUD_DATA_DIR: folder }));
  asked = database;
});
afterAll(async () => {
  await database.close();
  rmSync(placeFolders(folder).home, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

const id = randomUUID();
/** Ways in which Fuud uses its database. */
const asking: [string, () => Promise<unknown>][] = [
  ['pool.query', () => asked.pool.query('SELECT 1')],
  ['a transaction of ours', () => inTransaction(asked.pool, (client) => client.query('SELECT 1'))],
  ['Prisma', () => asked.prisma.user.findUnique({ where: { id } })],
  ['raw SQL by Prisma', () => asked.prisma.$queryRaw`SELECT 1`],
  ['a transaction of Prisma', () => asked.prisma.$transaction((tx) => tx.user.findUnique({ where: { id } }))],
  ['several by Prisma', () => asked.prisma.$transaction([asked.prisma.user.count(), asked.prisma.mail.count()])],
  [
    'listening',
    async () =>
      (
        await listen(
          asked.url,
          'test',
          () => undefined,
          () => undefined,
        )
      ).close(),
  ],
];
const failures = async (how: () => Promise<unknown>[]) =>
  Promise.all(
    how().map((each) =>
      each.then(
        () => 'answered',
        (error) => isUnreachable(error) || error,
      ),
    ),
  );
const all = asking.map(() => true);

test('an error of a statement or of another server does not count as an unreachable database', async () => {
  const { pool, prisma } = database;
  const data = { username: 'ada' };
  await prisma.user.create({ data });
  const found = await failures(() => [
    pool.query('SELECT nonsense'),
    pool.query('SELECT 1/0'),
    prisma.user.create({ data }),
    prisma.user.update({ where: { id }, data }),
    prisma.$queryRaw`SELECT nonsense`,
    Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) })),
    Promise.reject(undefined),
  ]);
  expect(found).not.toContain(true);
  expect(found).toHaveLength(7);
});

test.each([
  ['refuses the password', (url: URL) => (url.password = 'changed')],
  ['was renamed', (url: URL) => (url.pathname = '/renamed')],
])('a database that %s counts as unreachable', async (_, change) => {
  const url = new URL(database.url);
  change(url);
  asked = withPrisma(openPool(url.href));
  expect(await failures(() => asking.map(([, ask]) => ask()))).toEqual(all);
  await asked.close();
  asked = database;
});

test('a database whose connections end during statements or transactions counts as unreachable', async () => {
  const slowly = 'SELECT pg_sleep(60)';
  const waiting = failures(() => [
    database.pool.query(slowly),
    inTransaction(database.pool, (client) => client.query(slowly)),
    database.prisma.$queryRaw`SELECT pg_sleep(60)::text`,
    database.prisma.$transaction((tx) => tx.$queryRaw`SELECT pg_sleep(60)::text`),
  ]);
  const sleeping = `SELECT pid FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'SELECT pg_sleep%'`;
  while ((await database.pool.query(sleeping)).rowCount !== 4);
  await database.pool.query(`SELECT pg_terminate_backend(pid) FROM (${sleeping}) sleeping`);
  expect(await waiting).toEqual([true, true, true, true]);

  const again = failures(() => [
    database.pool.query(slowly),
    inTransaction(database.pool, (client) => client.query(slowly)),
    database.prisma.$transaction((tx) => tx.$queryRaw`SELECT pg_sleep(60)::text`),
  ]);
  while ((await database.pool.query(sleeping)).rowCount !== 3);
  signalPostgres(folder, 'SIGKILL');
  expect(await again).toEqual([true, true, true]);
});

test('a database that does not run counts as unreachable', async () => {
  while (database.embedded?.isAlive()) await pause(10);
  expect(await failures(() => asking.map(([, ask]) => ask()))).toEqual(all);
});

test('a database that sends nothing counts as unreachable until it answers again', async () => {
  await database.embedded?.startAgain();
  asked = withPrisma(openPool(database.url, { connect: 2000, silence: 3000 }));
  const answer = async () => {
    while ((await failures(() => asking.map(([, ask]) => ask()))).some((outcome) => outcome !== 'answered'));
  };
  await answer();
  signalPostgres(folder, 'SIGSTOP');
  const found = await failures(() => asking.slice(0, -1).map(([, ask]) => ask()));
  signalPostgres(folder, 'SIGCONT');
  expect(found).toEqual(all.slice(1));
  await answer();
  await asked.close();
});
