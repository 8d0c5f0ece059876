import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { loadSampleCatalogue } from '../../catalogue/loadSampleCatalogue';
import { connectDatabase, findMigrations } from '../connectDatabase';
import { migrate, readMigrations } from '../migrate';
import { openPool } from '../openPool';
import { findBinaries } from './binaries';
import { runProgram } from './cluster';
import { placeFolders } from './folders';
import { freePort } from './freePort';
import { startEmbeddedPostgres } from './startEmbeddedPostgres';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) {
    rmSync(placeFolders(folder).home, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
});

function scratch(mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'fuud-embedded-'));
  chmodSync(folder, mode);
  made.push(folder);
  return folder;
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

const isRunning = (folder: string) => existsSync(join(placeFolders(folder).data, 'postmaster.pid'));

test('two simultaneous starts use one Postgres, which stopIfUnused stops only if no client is connected', async () => {
  const folder = scratch(0o755);
  const [server, command] = await Promise.all([startEmbeddedPostgres(folder), startEmbeddedPostgres(folder)]);
  expect(server.url).toBe(command.url);

  const open = await connect(server.url);
  await command.stopIfUnused();
  expect(isRunning(folder)).toBe(true);
  await open.end();
  await server.stopIfUnused();
  expect(isRunning(folder)).toBe(false);
});

test('after Postgres stops and starts again, the data is still there, and log_error_verbosity is terse', async () => {
  const folder = scratch(0o755);
  const first = await startEmbeddedPostgres(folder);
  const writer = await connect(first.url);
  await writer.query('CREATE TABLE kept AS SELECT 1 AS one');
  await writer.end();
  await first.stopIfUnused();
  const second = await startEmbeddedPostgres(folder);
  const reader = await connect(second.url);
  expect((await reader.query('SELECT one FROM kept')).rows).toEqual([{ one: 1 }]);
  expect((await reader.query('SHOW log_error_verbosity')).rows).toEqual([{ log_error_verbosity: 'terse' }]);
  await reader.end();
  await second.stopIfUnused();
});

test('if Postgres may not read its files, the error of the start says so', async () => {
  const folder = scratch(0o755);
  const { data } = placeFolders(folder);
  await (await startEmbeddedPostgres(folder)).stopIfUnused();
  // The kernel refuses, for root and for other users, to write a file that is a folder.
  mkdirSync(join(data, 'postmaster.pid'));
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
    /^pg_ctl of the embedded Postgres in .* failed: .*PID file/,
  );
});

test('a copy of a folder whose Postgres runs gets a Postgres of its own', async () => {
  const folder = scratch(0o755);
  const original = await startEmbeddedPostgres(folder);
  const writer = await connect(original.url);
  await writer.query('CREATE TABLE kept AS SELECT 1 AS one');
  const copy = scratch(0o755);
  execFileSync('cp', ['-a', `${folder}/.`, copy]);
  const copied = await startEmbeddedPostgres(copy);
  expect(copied.url).not.toBe(original.url);
  const reader = await connect(copied.url);
  await reader.query('UPDATE kept SET one = 2');
  await reader.end();
  await copied.stopIfUnused();
  expect((await writer.query('SELECT one FROM kept')).rows).toEqual([{ one: 1 }]);
  await writer.end();
  await original.stopIfUnused();
});

/** Reads the name of the role that is connected, and whether the role is a superuser. */
const WHO_AM_I = 'SELECT rolname AS name, rolsuper AS "isSuper" FROM pg_roles WHERE rolname = current_user';

/** Creates a data folder in the way Fuud did before 2026-11-22, with the first six migrations and some data. */
async function makeOldFolder(): Promise<string> {
  const folder = scratch(0o755);
  const folders = placeFolders(folder);
  const binaries = findBinaries(folders.runAs !== undefined, '/var/lib/fuud');
  mkdirSync(folders.home, { recursive: true });
  const password = join(folders.home, 'password');
  writeFileSync(password, 'an old password', { mode: 0o600 });
  for (const path of [folders.home, password]) if (folders.runAs) chownSync(path, folders.runAs.uid, folders.runAs.gid);
  await runProgram(folders, binaries.initdb, [
    ...['-D', folders.data, '--username=fuud', `--pwfile=${password}`, '--auth=scram-sha-256', '--encoding=UTF8'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions'],
  ]);
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
  const log = join(folders.home, 'postgres.log');
  await runProgram(folders, binaries.pgCtl, ['start', '-D', folders.data, '-w', '-l', log, '-o', options]);
  const urlOf = (name: string) => `postgres://fuud:an%20old%20password@127.0.0.1:${port}/${name}`;
  const admin = await connect(urlOf('postgres'));
  await admin.query('CREATE DATABASE fuud');
  await admin.end();
  const database = openPool(urlOf('fuud'));
  await migrate(database.pool, readMigrations(findMigrations()).slice(0, 6));
  await database.pool.query(
    'CREATE TABLE "Kept thing" (id serial PRIMARY KEY, word citext); CREATE TYPE mood AS ENUM ()',
  );
  await database.pool.query(`INSERT INTO "Kept thing" (word) VALUES ('kept')`);
  await database.close();
  await runProgram(folders, binaries.pgCtl, ['stop', '-D', folders.data, '-m', 'fast', '-w']);
  return folder;
}

test('in a new folder, the server’s role is not a superuser', async () => {
  const folder = scratch(0o755);
  const database = await connectDatabase({ FUUD_DATA_DIR: folder });
  expect((await database.pool.query(WHO_AM_I)).rows).toEqual([{ name: 'fuud', isSuper: false }]);
  await database.close();
});

test('a folder made before 2026-11-22 keeps its data, and a role that is no superuser owns our objects', async () => {
  const folder = await makeOldFolder();
  const [one, other] = await Promise.all([startEmbeddedPostgres(folder), startEmbeddedPostgres(folder)]);
  expect(other.url).toBe(one.url);
  const { pool, close } = await connectDatabase({ FUUD_DATA_DIR: folder }); // applies the missing migrations
  expect((await pool.query(WHO_AM_I)).rows).toEqual([{ name: 'fuud', isSuper: false }]);
  expect((await pool.query('INSERT INTO "Kept thing" (word) VALUES (DEFAULT) RETURNING id')).rows).toEqual([{ id: 2 }]);
  expect((await pool.query(`SELECT id FROM "Kept thing" WHERE word = 'KEPT'`)).rows).toEqual([{ id: 1 }]);
  const { rows: foreign } = await pool.query(
    `SELECT c.oid::regclass::text AS name FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relowner <> 'fuud'::regrole
     UNION ALL
     SELECT p.oid::regprocedure::text FROM pg_proc p
     WHERE p.pronamespace = 'public'::regnamespace AND p.proowner <> 'fuud'::regrole
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
     UNION ALL
     SELECT t.typname FROM pg_type t
     WHERE t.typnamespace = 'public'::regnamespace AND t.typowner <> 'fuud'::regrole
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid IN (t.oid, t.typelem) AND d.deptype = 'e')`,
  );
  expect(foreign).toEqual([]);
  await pool.query('ALTER TYPE mood RENAME TO moods; DROP FUNCTION tell_taste CASCADE; DROP TABLE "Kept thing"');
  expect((await loadSampleCatalogue(pool)).written).toBeGreaterThan(100);
  const admin = await connect(one.adminUrl);
  expect((await admin.query('SELECT rolname FROM pg_roles WHERE rolsuper')).rows).toEqual([{ rolname: 'postgres' }]);
  await admin.end();
  await close();
  expect(isRunning(folder)).toBe(false);
  const again = await startEmbeddedPostgres(folder);
  await again.stopIfUnused();
});

const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot(
  'if only root may enter the folder, Postgres stores its data in /var/lib/fuud and a notice says so',
  async () => {
    const folder = scratch(0o700);
    const { home, notice, runAs } = placeFolders(folder);
    expect(home).toMatch(/^\/var\/lib\/fuud\/[0-9a-f]{12}$/);
    expect(notice).toContain(`may not enter ${folder}, so the database is kept in ${home}`);
    expect(runAs?.uid).toBeGreaterThan(0);
    const postgres = await startEmbeddedPostgres(folder);
    const client = await connect(postgres.url);
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await client.end();
    await postgres.stopIfUnused();
  },
  30_000,
);
