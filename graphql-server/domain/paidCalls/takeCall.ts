import type { Pool } from 'pg';
import type { PaidService } from '../../outbound/CallBudget';

/**
 * Counts one call to a paid service if the limit of the UTC day allows another call. All servers share the count.
 * @param most the maximum number of calls on that day; 0 permits no call
 * @returns false if the limit was already reached; the call must then not be made
 */
export async function takeCall(pool: Pool, service: PaidService, most: number, now: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    `INSERT INTO live_calls (source, day, calls) SELECT $1, $2::date, 1 WHERE $3 > 0
     ON CONFLICT (source, day) DO UPDATE SET calls = live_calls.calls + 1 WHERE live_calls.calls < $3`,
    [service, dayOf(now), most],
  );
  return rowCount === 1;
}

/** The UTC day of a moment, such as "2026-11-22". */
export const dayOf = (now: Date) => now.toISOString().slice(0, 10);
