import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './database/embedded/freePort';
import { type BuiltServer, buildServer, end } from './testing/builtServer';
import { buildUser } from './testing/factories';
import { startMailServer } from './testing/mailServer';
import { createTestDatabase } from './testing/testDatabase';

// The server runs as a separate process, so the tests see what a person who starts the server sees.
let dataDir: string;
let built: BuiltServer;

beforeAll(() => {
  built = buildServer('index');
  dataDir = mkdtempSync(join(tmpdir(), 'fuud-start-'));
  chmodSync(dataDir, 0o755); // if the user root starts the server, Postgres runs as another user
});
afterAll(async () => {
  await built.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (env: Record<string, string> = {}) => built.start({ FUUD_DATA_DIR: dataDir, ...env });

const post = (url: string, body: object, cookie = '') =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) });

test.each([
  [
    'a bad environment value',
    { PORT: 'nonsense' },
    /^PORT has a value Fuud cannot use\. It should be a port number.*\n$/,
  ],
  [
    'a data folder that cannot be created',
    { FUUD_DATA_DIR: '/dev/null/fuud' },
    /^FUUD_DATA_DIR has a value Fuud cannot use \(ENOTDIR: .*\)\. It should be a folder .*\n$/,
  ],
  [
    'an unreachable database',
    { DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/db' },
    /^DATABASE_URL: cannot connect to the database at 127\.0\.0\.1:1 \(ECONNREFUSED\)\..*\n$/,
  ],
  [
    'a database URL with a special character in its password',
    { DATABASE_URL: 'postgres://someone:sec#ret@127.0.0.1:1/db' },
    /^DATABASE_URL has a value Fuud cannot use\. It should be a valid URL: (?!.*sec).* write %23 for #.*\n$/,
  ],
  [
    'a database URL that names a missing certificate',
    { DATABASE_URL: 'postgres://127.0.0.1:1/db?sslrootcert=/nowhere.pem' },
    /^DATABASE_URL has a value Fuud cannot use\. ENOENT: .*'\/nowhere\.pem'\.\n$/,
  ],
])('with %s, the server prints one line with the reason and exits with code 1', async (_name, env, line) => {
  const { code, words } = await start(env);
  expect({ code, words }).toEqual({ code: 1, words: expect.stringMatching(line) });
});

test('if the saved session secret is incomplete, the server prints one line and exits with code 1', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fuud-secret-'));
  const file = join(folder, 'session-secret');
  writeFileSync(file, ''); // as after a write to a full disk
  const { code, words } = await start({ FUUD_DATA_DIR: folder });
  rmSync(folder, { recursive: true });
  expect({ code, words }).toEqual({
    code: 1,
    words: `${file} contains no complete secret. Delete the file and start again.\n`,
  });
});

test('if the port is in use, the server prints one line with the reason and exits with code 1', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, () => resolve()));
  const { port } = taken.address() as { port: number };
  const database = await createTestDatabase();
  const { code, words } = await start({ PORT: String(port), DATABASE_URL: database.url });
  taken.close();
  await database.drop();
  expect({ code, words }).toEqual({
    code: 1,
    words: `Port ${port} is taken. Stop the program that uses it, or set PORT to another port.\n`,
  });
});

test('embedded Postgres keeps writes after a kill; a second server and data of Postgres 99 are refused', async () => {
  const first = await start({ CATALOGUE: 'sample' });
  const ready = await fetch(`${first.url}/readyz`);
  expect(ready.status).toBe(200);
  expect(ready.headers.get('keep-alive')).toBe('timeout=75'); // longer than proxies keep idle connections
  const signedUp = await post(`${first.url}/api/auth/register`, { username: 'ada', password: 'lovelace' });
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const found = await fetch(`${first.url}/api/restaurants/search?query=pizza`);
  const [{ id }] = (await found.json()) as [{ id: string }];

  const second = await start();
  expect({ code: second.code, words: second.words }).toEqual({
    code: 1,
    words: `Another Fuud server is running on ${dataDir}. Stop it, or set DATABASE_URL so that several servers can run.\n`,
  });

  // A write that was answered is not lost, even if the server is killed right after the answer.
  const query = `mutation { saveRestaurant(input: { restaurantId: "${id}" }) { userErrors { code } } }`;
  const saved = await post(`${first.url}/graphql`, { query }, cookie);
  expect(await saved.json()).toMatchObject({ data: { saveRestaurant: { userErrors: [] } } });
  await end(first.child, 'SIGKILL');
  const third = await start();
  expect(third.code).toBeNull();
  const again = await post(
    `${third.url}/graphql`,
    { query: `{ viewer { user { username } } restaurant(id: "${id}") { viewerHasSaved } }` },
    cookie,
  );
  expect(await again.json()).toMatchObject({
    data: { viewer: { user: { username: 'ada' } }, restaurant: { viewerHasSaved: true } },
  });

  await end(third.child, 'SIGTERM');
  expect(third.child.exitCode).toBe(0);
  writeFileSync(join(dataDir, 'postgres', 'data', 'PG_VERSION'), '99\n');
  const fourth = await start();
  expect({ code: fourth.code, words: fourth.words }).toEqual({
    code: 1,
    words: expect.stringMatching(
      /^The data in .* was written by Postgres 99; this version of Fuud contains Postgres 18\. Update Fuud, .*\n$/,
    ),
  });
  writeFileSync(join(dataDir, 'postgres', 'data', 'PG_VERSION'), '18\n');
});

test('a server that is stopped during its start leaves no database running', async () => {
  const pidFile = join(dataDir, 'postgres', 'data', 'postmaster.pid');
  expect(existsSync(pidFile)).toBe(false);
  const starting = start({ PORT: String(await freePort()) });
  const child = [...built.running].at(-1) as ChildProcess;
  while (!existsSync(pidFile)) await pause(1);
  await end(child, 'SIGTERM');
  await starting;
  expect([child.exitCode, existsSync(pidFile)]).toEqual([0, false]);
});

test('a letter is not lost when the server is killed while it sends the letter', async () => {
  const mailServer = await startMailServer();
  const database = await createTestDatabase();
  await buildUser(database, { email: 'ada@example.com' });
  const env = { DATABASE_URL: database.url, MAIL_URL: mailServer.url };
  mailServer.behavior = 'hang';
  const first = await start(env);
  const reached = new Promise<void>((resolve) => {
    mailServer.onConnection = resolve;
  });
  expect((await post(`${first.url}/api/auth/forgot-password`, { email: 'ada@example.com' })).status).toBe(200);
  await reached;
  await end(first.child, 'SIGKILL');

  mailServer.behavior = 'take';
  await database.prisma.$executeRaw`UPDATE mails SET next_try_at = now()`;
  const arrived = new Promise<void>((resolve) => {
    mailServer.onLetter = resolve;
  });
  const second = await start(env);
  await arrived;
  expect(mailServer.only().to?.[0]?.address).toBe('ada@example.com');
  await end(second.child, 'SIGTERM');
  expect(await database.prisma.mail.count()).toBe(0);
  await mailServer.close();
  await database.drop();
});

test('in production without MAIL_URL, the server prints one warning, and it prints no links from letters', async () => {
  const database = await createTestDatabase();
  await buildUser(database, { email: 'ada@example.com' });
  const production = { NODE_ENV: 'production', DATABASE_URL: database.url, SESSION_SECRET: 'x'.repeat(32) };
  const { child, url, words } = await start(production);
  let later = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (later += chunk));
  const asked = await fetch(`${url}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com' }),
  });
  expect(asked.status).toBe(200);
  const outbox = join(dataDir, 'outbox');
  const letters = () => (existsSync(outbox) ? readdirSync(outbox) : []).filter((name) => name.endsWith('.eml'));
  while (letters().length === 0) await pause(20);
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('close', resolve));
  await database.drop();
  expect(readFileSync(join(outbox, letters()[0] ?? ''), 'utf8')).toContain('token=');
  expect(words.match(/MAIL_URL is not set/g)).toHaveLength(1);
  expect(words + later).not.toMatch(/token|reset-password|ada@/);
});

test('the server starts even if a crash of the machine left a pid file', async () => {
  writeFileSync(
    join(dataDir, 'postgres', 'data', 'postmaster.pid'),
    `999999\n${join(dataDir, 'postgres', 'data')}\n1\n1\n\n\n\nready\n`,
  );
  const { code, child } = await start();
  expect(code).toBeNull();
  await end(child, 'SIGTERM');
});
