import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';

const PACKAGES = ['fastify@5', 'mercurius@16', 'graphql@16', 'pg@8'];

/**
 * Installs the rival (the server that a benchmark compares with Fuud) and its packages into `folder`.
 * @param bench the benchmark's folder in bench/
 * @returns the path of the rival's program
 */
export function installRival(root: string, bench: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...PACKAGES];
  execFileSync('npm', install, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const file of ['rival.mjs', 'rival.sql']) cpSync(join(root, 'bench', bench, file), join(folder, file));
  return join(folder, 'rival.mjs');
}

/**
 * Creates the table that the rival's SQL searches, and the indexes of this table. The benchmark has filled the cities
 * with copies of invented restaurants, the templates. The table has the words of every restaurant that is not delisted
 * and has the same description as a template.
 */
export async function fillRival(pool: Pool): Promise<void> {
  await pool.query('CREATE EXTENSION IF NOT EXISTS btree_gin');
  await pool.query(`
    CREATE TABLE rival_words AS
    WITH known AS (
      SELECT facts->>'description' AS description,
        setweight(to_tsvector('english', facts->>'name'), 'A')
        || setweight(to_tsvector('english', concat_ws(' ; ', facts->>'cuisine', facts->>'recommendedDishes')), 'B')
        || setweight(to_tsvector('english', concat_ws(' ; ', facts->>'neighborhood', facts->>'features')), 'C')
        || setweight(to_tsvector('english', facts->>'description'), 'D') AS words
      FROM (SELECT DISTINCT ON (facts->>'description') facts FROM bench_templates) template)
    SELECT r.id, r.city_key, r.state, known.words, (coalesce(r.google_rating, 0) / 100)::float4 AS rating_bonus
    FROM restaurants r JOIN known USING (description) WHERE r.delisted_at IS NULL`);
  await pool.query('ALTER TABLE rival_words ADD PRIMARY KEY (id)');
  await pool.query('CREATE INDEX rival_words_idx ON rival_words USING gin (city_key, state, words)');
  await pool.query('VACUUM ANALYZE rival_words');
}

/** The query plan of the rival's statement. */
export async function explainRival(pool: Pool, root: string, values: readonly string[]): Promise<string> {
  const text = readFileSync(join(root, 'bench', 'million', 'rival.sql'), 'utf8');
  const { rows } = await pool.query({
    text: `EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, BUFFERS OFF) ${text}`,
    values: [...values],
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
