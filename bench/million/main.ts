import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../../graphql-server/database/connectDatabase';
import { at, timeCold, timeWarm } from './engine';
import { chooseCities, fillCities, keepTemplates } from './fill';
import { makeTemplates } from './templates';

const CITIES = 500;
const LARGE = 30_000;
const TEMPLATES = 4000;

/** Everything of docs/search.md's table, in one run. */
export async function main(root: string, rows: number): Promise<void> {
  const scratch = process.env.BENCH_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'fuud-bench-'));
  chmodSync(scratch, 0o755); // as root, Postgres runs as another user
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
      await keepTemplates(database.pool, makeTemplates(root, TEMPLATES));
      say(`${TEMPLATES} templates in ${seconds(began)} s`);
      await fillCities(database.pool, others.slice(0, 5), TEMPLATES);
      const few = await timeWarm(database, one.city, cravings, 2000);
      say(`engine over ${5 * small} rows, a city of ${small}: p50 ${at(few, 0.5)} ms, p99 ${at(few, 0.99)} ms`);
      began = performance.now();
      await fillCities(database.pool, [large, ...others.slice(5)], TEMPLATES);
      say(`${rows} rows in ${CITIES} cities in ${seconds(began)} s`);
    }
    const many = await timeWarm(database, one.city, cravings, 2000);
    say(`engine over ${rows} rows, a city of ${small}: p50 ${at(many, 0.5)} ms, p99 ${at(many, 0.99)} ms`);
    const warm = await timeWarm(database, large.city, cravings, 4000);
    say(`engine over ${rows} rows, a city of ${LARGE}: p50 ${at(warm, 0.5)} ms, p99 ${at(warm, 0.99)} ms`);
    const cold = await timeCold(database, large.city, 7);
    say(`first search of a cold city of ${LARGE}: ${at(cold, 0.5)} ms (best ${at(cold, 0)}, worst ${at(cold, 1)})`);
    const coldSmall = await timeCold(database, one.city, 7);
    say(`first search of a cold city of ${small}: ${at(coldSmall, 0.5)} ms`);
  } finally {
    await database.close();
    if (!process.env.BENCH_DATA_DIR) rmSync(scratch, { recursive: true, force: true });
  }
}

/** The team's own cravings, as people type them. */
function readCravings(root: string): string[] {
  const file = join(root, 'graphql-server', 'search', 'evaluation', 'development.jsonl');
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { craving: string }).craving);
}

const seconds = (began: number) => ((performance.now() - began) / 1000).toFixed(1);
