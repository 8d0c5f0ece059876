import type { Pool } from 'pg';
import { documentVersion } from '../search/place/documentVersion';

/** A version of the search documents is gone if its servers have not claimed it during the last five minutes. */
const GONE = "interval '5 minutes'";

const CLAIM = `INSERT INTO search_versions AS known (version) VALUES ($1)
  ON CONFLICT (version) DO UPDATE SET last_seen = now(),
    first_seen = CASE WHEN $2 AND known.last_seen < now() - ${GONE} THEN now() ELSE known.first_seen END`;

/**
 * Records that a server of this version is running. During an update, servers of two versions share a database. Only
 * the version that appeared last computes the search documents, so the versions do not overwrite each other's work.
 * @param isStart true for the first claim of a server. If the version is gone, it then counts as new, so that an older
 * version can replace a newer one.
 * @returns whether this version computes the documents
 */
export async function claimSearchVersion(
  pool: Pool,
  { isStart, version = documentVersion }: { isStart: boolean; version?: number },
): Promise<boolean> {
  await pool.query(CLAIM, [version, isStart]);
  const { rows } = await pool.query<{ version: number }>(
    `SELECT version FROM search_versions WHERE last_seen >= now() - ${GONE} ORDER BY first_seen DESC, version DESC LIMIT 1`,
  );
  return rows[0]?.version === version;
}

/**
 * Records that a server of this version has ended, so the version is gone until another of its servers claims it. So if
 * an update is undone, the older version computes its documents immediately.
 */
export async function withdrawSearchVersion(pool: Pool): Promise<void> {
  await pool.query(`UPDATE search_versions SET last_seen = 'epoch' WHERE version = $1`, [documentVersion]);
}
