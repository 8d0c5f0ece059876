import type { Pool } from 'pg';
import type { Mail } from '../database/__generated__/prisma/client';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds until a letter is tried again, after the first try, the second and so on; then always the last. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR];

/** A letter that this process alone tries to send, until its wait is over. */
export interface ClaimedMail
  extends Pick<Mail, 'id' | 'kind' | 'recipient' | 'language' | 'about' | 'userId' | 'createdAt'> {
  /** Which try this is, from 1. */
  attempts: number;
  /** True once two days old: if this try fails, no other follows. */
  isLast: boolean;
}

/**
 * Takes the letter that has been due longest; any number of processes may ask at once. The next try is noted before
 * this one: a failure has nothing left to write, and a process that dies meanwhile is a failure like any other.
 * @returns null when none is due
 */
export async function claimMail(pool: Pool): Promise<ClaimedMail | null> {
  const { rows } = await pool.query<ClaimedMail>(
    `WITH due AS (
       SELECT id FROM mails WHERE next_try_at <= now() ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED
     )
     UPDATE mails
     SET attempts = attempts + 1,
         next_try_at = now() + make_interval(secs => ($1::int[])[least(attempts + 1, cardinality($1::int[]))])
     FROM due WHERE mails.id = due.id
     RETURNING mails.id, kind, recipient, language, about, user_id AS "userId", created_at AS "createdAt", attempts,
       created_at < now() - interval '2 days' AS "isLast"`,
    [WAITS],
  );
  return rows[0] ?? null;
}
