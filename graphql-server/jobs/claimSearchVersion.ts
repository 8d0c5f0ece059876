import type { Pool } from 'pg';
import { documentVersion } from '../search/place/documentVersion';

/** A version of which no server has been seen for so long is gone; it comes anew when it is back. */
const GONE = "interval '1 hour'";

const CLAIM = `INSERT INTO search_versions AS known (version) VALUES ($1)
  ON CONFLICT (version) DO UPDATE SET last_seen = now(),
    first_seen = CASE WHEN known.last_seen < now() - ${GONE} THEN now() ELSE known.first_seen END
  RETURNING first_seen`;

/**
 * Says that a server of this version is at work. Servers of two versions share a database while one replaces the other:
 * the one that came last decides what search documents are computed by, so that they do not undo each other's work.
 * @returns whether this is the one
 */
export async function claimSearchVersion(pool: Pool, version = documentVersion): Promise<boolean> {
  await pool.query(CLAIM, [version]);
  const { rows } = await pool.query<{ version: number }>(
    `SELECT version FROM search_versions WHERE last_seen >= now() - ${GONE} ORDER BY first_seen DESC, version DESC LIMIT 1`,
  );
  return rows[0]?.version === version;
}
