import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { connectDatabase } from '../../graphql-server/database/connectDatabase';
import { locationOf } from '../../graphql-server/locations/City';
import { percentile, type Times, timeCold, timeDecks, timeWarm } from './engine';
import { type BenchCity, chooseCities, fillCities, storeTemplates } from './fill';
import { askOnce, load, type Question, residentMebibytes, start, stop } from './http';
import { explainRival, fillRival, installRival } from './rival';
import { makeTemplates } from './templates';

const CITIES = 500;
const LARGE = 30_000;
const TEMPLATES = 4000;
/** The number of cities that the searches over HTTP use. The server has all these cities in memory. */
const WARM_CITIES = 20;
const PORT = 49_731;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);

const p50AndP99 = (times: Times) => `p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms`;

/**
 * Prints the measurements of a large catalogue, for the table in docs/search.md. If BENCH_DATA_DIR already has a filled
 * database, it is not filled again, and the measurement with few restaurants is left out.
 */
export async function main(root: string, rows: number): Promise<void> {
  const scratch = process.env.BENCH_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'fuud-bench-'));
  chmodSync(scratch, 0o755); // if root runs this program, Postgres runs as another user, who must open the folder
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const database = await connectDatabase({ FUUD_DATA_DIR: scratch });
  try {
    const small = Math.round((rows - LARGE) / (CITIES - 1));
    const cities = chooseCities(CITIES, LARGE, small);
    const [large, ...others] = cities as [(typeof cities)[number], ...typeof cities];
    const cravings = readCravings(root);
    const { rows: known } = await database.pool.query('SELECT count(*)::int AS count FROM restaurants');
    const one = others[0] as (typeof cities)[number];
    if (known[0].count === 0) {
      let began = performance.now();
      await storeTemplates(database.pool, makeTemplates(root, TEMPLATES));
      say(`${TEMPLATES} templates in ${seconds(began)} s`);
      await fillCities(database.pool, others.slice(0, 5), TEMPLATES);
      const few = await timeWarm(database, one.city, cravings, 2000);
      say(`engine over ${5 * small} rows, a city of ${small}: ${p50AndP99(few)}`);
      began = performance.now();
      await fillCities(database.pool, [large, ...others.slice(5)], TEMPLATES);
      say(`${rows} rows in ${CITIES} cities in ${seconds(began)} s`);
    }
    const many = await timeWarm(database, one.city, cravings, 2000);
    say(`engine over ${rows} rows, a city of ${small}: ${p50AndP99(many)}`);
    const warm = await timeWarm(database, large.city, cravings, 4000);
    say(`engine over ${rows} rows, a city of ${LARGE}: ${p50AndP99(warm)}`);
    const decks = await timeDecks(database, large.city, 1000);
    say(`a new deck in a city of ${LARGE}: ${p50AndP99(decks)}`);
    const cold = await timeCold(database, large.city, 7);
    const [median, best, worst] = [0.5, 0, 1].map((share) => percentile(cold, share));
    say(`first search of a cold city of ${LARGE}: ${median} ms (best ${best}, worst ${worst})`);
    const coldSmall = await timeCold(database, one.city, 7);
    say(`first search of a cold city of ${small}: ${percentile(coldSmall, 0.5)} ms`);
    await overHttp(root, scratch, database, cities.slice(0, WARM_CITIES), cravings, say);
  } finally {
    await database.close();
    if (!process.env.BENCH_DATA_DIR) rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Compares how many result pages per second are sent by Fuud, by servers with constant answers, and by the rival. The
 * rival is the server in rival.mjs, which uses Mercurius and SQL.
 */
async function overHttp(
  root: string,
  scratch: string,
  { url, pool }: { url: string; pool: Pool },
  cities: readonly BenchCity[],
  cravings: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const document = readFileSync(join(root, 'bench', 'million', 'page.graphql'), 'utf8');
  const questions = questionsFor(cities, cravings);
  const program = join(root, 'dist', 'bench', 'serve.js');
  const first = questions[0] as Question;

  const ours = await start(program, ['ours', url, String(PORT), scratch]);
  for (const { city } of cities) await askOnce(PORT, document, { query: 'ramen', city: locationOf(city) });
  say(
    `memory of a server with one city of ${LARGE} and ${cities.length - 1} others: ${residentMebibytes(ours.pid ?? 0)} MiB`,
  );
  const measured = await load(PORT, document, questions, SECONDS);
  say(`memory of the same server after ${2 * SECONDS} s of load: ${residentMebibytes(ours.pid ?? 0)} MiB`);
  const bytes = await askOnce(PORT, document, first);
  await stop(ours);
  report('Fuud', measured);

  const constants = await start(program, ['constants', url, String(PORT), scratch]);
  report('our Yoga from constants', await load(PORT, document, questions, SECONDS));
  await stop(constants);

  const bare = await start(program, ['bare', url, String(PORT), scratch, bytes]);
  report('bare node:http', await load(PORT, document, questions, SECONDS));
  await stop(bare);

  await fillRival(pool);
  const folder = join(scratch, 'rival');
  const rival = await start(
    installRival(root, 'million', folder),
    [url, join(folder, 'rival.sql'), String(PORT)],
    folder,
  );
  report('Mercurius with JIT and SQL', await load(PORT, document, questions, SECONDS));
  await stop(rival);
  const { key, state } = (cities[1] as BenchCity).city;
  say(`query plan of the rival's statement:\n${await explainRival(pool, root, ['spicy | ramen', key, state])}`);
  await pool.query('DROP TABLE rival_words');

  function report(name: string, { perSecond, p50, p99, bytes: size }: Awaited<ReturnType<typeof load>>): void {
    const share = name === 'Fuud' ? '' : `; Fuud answers ${(measured.perSecond / perSecond).toFixed(2)} times as many`;
    say(
      `${name}: ${perSecond} requests/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${size} bytes each${share}`,
    );
  }
}

/**
 * Returns 400 questions, spread evenly over the cities. The rival's SQL can search only in English. So only cravings in
 * ASCII characters are used, which excludes most cravings in other languages.
 */
function questionsFor(cities: readonly BenchCity[], cravings: readonly string[]): Question[] {
  const asked = cravings.filter((craving) => /^[ -~]+$/.test(craving));
  return Array.from({ length: 400 }, (_, at) => ({
    query: asked[at % asked.length] as string,
    city: locationOf((cities[at % cities.length] as BenchCity).city),
  }));
}

/** The cravings of the development set in bench/searchEval. */
function readCravings(root: string): string[] {
  const file = join(root, 'bench', 'searchEval', 'development.jsonl');
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { craving: string }).craving);
}

const seconds = (began: number) => ((performance.now() - began) / 1000).toFixed(1);
