import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { placeFolders } from './folders';
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

test('two processes that start at once share one Postgres; the last one out stops it', async () => {
  const folder = scratch(0o755);
  const [server, command] = await Promise.all([startEmbeddedPostgres(folder), startEmbeddedPostgres(folder)]);
  expect(server.url).toBe(command.url);

  const open = await connect(server.url);
  await command.stopIfUnused();
  expect(isRunning(folder)).toBe(true);
  await open.end();
  await server.stopIfUnused();
  expect(isRunning(folder)).toBe(false);
}, 30_000);

test('what was written is there after a stop and a start, on whatever port', async () => {
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
}, 30_000);

const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot(
  'as root, in a folder only root may enter, the data goes where its user can go, and the start says so',
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
