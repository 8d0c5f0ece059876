import type { Pool } from 'pg';
import { documentVersion } from '../search/place/documentVersion';

/**
 * A version of the search documents is gone if its servers have not claimed it during the last hour. If it comes back,
 * it counts as new.
 */
const GONE = "interval '1 hour'";

const CLAIM = `INSERT INTO search_versions AS known (version) VALUES ($1)
  ON CONFLICT (version) DO UPDATE SET last_seen = now(),
    first_seen = CASE WHEN known.last_seen < now() - ${GONE} THEN now() ELSE known.first_seen END
  RETURNING first_seen`;

/**
 * Records that a server of this version is running. During an update, servers of two versions share a database. Only
 * the version that appeared last computes the search documents, so the versions do not overwrite each other's work.
 * @returns whether this version computes the documents
 */
export async function claimSearchVersion(pool: Pool, version = documentVersion): Promise<boolean> {
  await pool.query(CLAIM, [version]);
  const { rows } = await pool.query<{ version: number }>(
    `SELECT version FROM search_versions WHERE last_seen >= now() - ${GONE} ORDER BY first_seen DESC, version DESC LIMIT 1`,
  );
  return rows[0]?.version === version;
}
