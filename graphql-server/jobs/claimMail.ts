import type { Pool } from 'pg';
import type { Mail } from '../database/__generated__/prisma/client';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds to wait after the first try, after the second try, and so on. All further tries use the last value. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR];

/** A claimed letter. Until its next try is due, no other process tries to send it. */
export interface ClaimedMail
  extends Pick<Mail, 'id' | 'kind' | 'recipient' | 'language' | 'about' | 'userId' | 'createdAt'> {
  /** The number of this try. The first try is 1. */
  attempts: number;
  /** True if the letter is more than two days old. Such a letter is deleted if this try fails. */
  isLast: boolean;
}

/**
 * Claims the letter that has been due longest. Several processes may do this at the same time. The statement stores the
 * time of the next try before this try begins, so nothing needs to be written when the try fails or the process dies.
 * @returns null when no letter is due
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
