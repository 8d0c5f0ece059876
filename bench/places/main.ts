import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../graphql-server/database/embedded/freePort';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../graphql-server/database/embedded/startEmbeddedPostgres';
import { start, stop } from '../million/http';
import { installRival } from '../million/rival';
import { measureTurn } from './ask';
import { bytesOf, Connection } from './Connection';
import { type Case, casesFor } from './questions';

const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 3000);
const TURNS = Number(process.env.BENCH_TURNS ?? 5);
const RESTAURANT_COUNT = 200;

/** A server that the benchmark measures. */
interface Contender {
  name: string;
  port: number;
  cookie: string;
  end(): Promise<void>;
}

/**
 * Prints the requests per second for each case and each contender that can answer the case. The printed number is the
 * median of the rounds.
 * @param checkouts other built checkouts of Fuud to measure in the same run
 */
export async function main(root: string, checkouts: readonly string[]): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'fuud-bench-'));
  chmodSync(scratch, 0o755); // if the user root runs this, Postgres runs as another user, which must open the folder
  const contenders: Contender[] = [];
  const databases: EmbeddedPostgres[] = [];
  try {
    for (const [at, checkout] of [root, ...checkouts].entries()) {
      const folder = join(scratch, `fuud-${at}`);
      mkdirSync(folder);
      const database = await startEmbeddedPostgres(folder); // one per build, because each build has its own migrations
      databases.push(database);
      contenders.push(await startFuud(at === 0 ? 'this build' : checkout, checkout, database.url, folder));
    }
    const url = databases[0]?.url ?? '';
    const [ours] = contenders as [Contender];
    const folder = join(scratch, 'rival');
    const port = await freePort();
    const program = installRival(root, 'places', folder);
    const rival = await start(program, [url, join(folder, 'rival.sql'), String(port)], folder);
    contenders.push({ name: 'Mercurius with JIT and SQL', port, cookie: ours.cookie, end: () => stop(rival) });
    const ids = await restaurantIds(url);
    for (const contender of contenders) await writeMemberData(contender, ids);
    for (const each of casesFor(ids)) await compare(each, contenders);
  } finally {
    for (const { end } of contenders) await end();
    for (const database of databases) await database.stopIfUnused();
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Measures the contenders one after another, in several rounds, so that other work of the machine slows all of them
 * about equally. The first round is a warm-up and does not count.
 */
async function compare(testCase: Case, contenders: readonly Contender[]): Promise<void> {
  const isForRival = testCase.aim !== null;
  const measuredContenders = isForRival ? contenders : contenders.slice(0, -1);
  const count = testCase.name === 'a hundred places' ? Math.ceil(REQUESTS / 10) : REQUESTS;
  const speeds = new Map<Contender, number[]>(measuredContenders.map((contender) => [contender, []]));
  for (let round = 0; round <= TURNS; round++) {
    for (const [{ port, cookie }, measured] of speeds) {
      const speed = await measureTurn(port, testCase, count, testCase.isSignedIn ? cookie : undefined);
      if (round > 0) measured.push(speed);
    }
  }
  const medians = [...speeds].map(([contender, measured]) => ({ contender, speed: median(measured) }));
  const ours = medians[0]?.speed ?? 0;
  process.stdout.write(`${testCase.name}${testCase.aim ? ` (wanted: ${testCase.aim} times the rival)` : ''}\n`);
  for (const { contender, speed } of medians) {
    const ratio =
      contender === contenders[0] ? '' : `; this build handles ${(ours / speed).toFixed(2)} times as many requests`;
    process.stdout.write(`  ${contender.name}: ${Math.round(speed)} requests/s${ratio}\n`);
  }
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Starts a built Fuud with the sample catalogue, and registers a member. */
async function startFuud(name: string, checkout: string, url: string, folder: string): Promise<Contender> {
  const port = await freePort();
  const program = `require(${JSON.stringify(join(checkout, 'dist/server/index.js'))}).main(${JSON.stringify(checkout)})`;
  const flags = process.env.BENCH_NODE_FLAGS?.split(' ') ?? [];
  const env = { ...process.env, DATABASE_URL: url, FUUD_DATA_DIR: folder, PORT: String(port), RATE_LIMIT: 'off' };
  const child = spawn(process.execPath, [...flags, '-e', program], {
    cwd: folder,
    env: { ...env, CATALOGUE: 'sample', NODE_ENV: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const isOpen = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isOpen())) {
    if (child.exitCode !== null) throw new Error(`${checkout} did not start`);
    await pause(100);
  }
  const registered = await fetch(`http://127.0.0.1:${port}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'bench', password: 'only for a benchmark' }),
  });
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return {
    name,
    port,
    cookie,
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function restaurantIds(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM restaurants ORDER BY id LIMIT ${RESTAURANT_COUNT}`,
  );
  await client.end();
  return rows.map(({ id }) => id);
}

/**
 * Saves and rates every fourth restaurant as the member, and writes a diary entry about it. Sends nothing to the rival,
 * because the rival reads the rows that Fuud wrote.
 */
async function writeMemberData({ name, port, cookie }: Contender, ids: readonly string[]): Promise<void> {
  if (name.startsWith('Mercurius')) return;
  const send = (path: string, body: object) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    }).then((response) => response.text());
  for (const id of ids.filter((_, at) => at % 4 === 0)) {
    await send(`/api/restaurants/${id}/save`, {});
    await send(`/api/restaurants/${id}/rate`, { rating: 4 });
    await send('/api/diary', { restaurantId: id, notes: 'Come again' });
  }
  const connection = new Connection(port);
  await connection.ask(bytesOf(`/api/restaurants/${ids[0]}`, cookie));
  connection.close();
}
