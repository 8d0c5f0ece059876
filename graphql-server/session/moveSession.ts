import type { Pool } from 'pg';
import { inTransaction } from '../database/inTransaction';
import { newToken } from '../domain/secretToken';

/** The name of the migration that was added when the cookies were renamed (docs/decisions/0023). */
const RENAMING = '20261122161000_rename_cookies_on_https';

/**
 * Moves a session to a new id. For one minute, other requests with the old id (from another tab, or from the queries of
 * a page) get the same new id. The old session itself no longer signs anybody in.
 * @returns the new id; null if the session does not exist, has expired, or has no user and was not moved before, or if
 * the cookies were renamed more than 30 days ago
 */
export async function moveSession(pool: Pool, former: string): Promise<string | null> {
  return inTransaction(pool, async (client) => {
    // Lock the user's row first. The code that ends all sessions of a user also locks this row first. So either that
    // code finds the new session, or this code finds no old session.
    await client.query(
      `SELECT FROM users JOIN sessions ON users.id::text = sess->>'userId' WHERE sid = $1 FOR SHARE OF users`,
      [former],
    );
    const { rows } = await client.query<{ id: string | null }>(
      `WITH former AS (
         SELECT sess, expire FROM sessions
         WHERE sid = $1 AND expire > now() AND EXISTS (
           SELECT FROM "_prisma_migrations" WHERE migration_name = $3 AND finished_at > now() - interval '30 days')
         FOR UPDATE
       ), moved AS (
         INSERT INTO sessions (sid, sess, expire)
         SELECT $2, jsonb_set(sess::jsonb, '{cookie,secure}', 'true')::json, expire
         FROM former WHERE sess->>'userId' IS NOT NULL
         RETURNING sid
       ), left_behind AS (
         UPDATE sessions
         SET sess = json_build_object('cookie', sess->'cookie', 'movedTo', $2::text), expire = now() + interval '1 minute'
         WHERE sid = $1 AND EXISTS (SELECT FROM moved)
       )
       SELECT coalesce((SELECT sid FROM moved), sess->>'movedTo') AS id FROM former`,
      [former, newToken(), RENAMING],
    );
    return rows[0]?.id ?? null;
  });
}
