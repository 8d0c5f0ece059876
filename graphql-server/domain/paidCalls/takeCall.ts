import type { Pool } from 'pg';
import type { PaidService } from '../../outbound/CallBudget';

/**
 * Counts one call on the UTC day, over all servers, if the day's limit allows another call.
 * @param most the maximum number of calls on that day; 0 permits no call
 * @returns false if that many calls were already made
 */
export async function takeCall(pool: Pool, service: PaidService, most: number, now: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    `INSERT INTO live_calls (source, day, calls) SELECT $1, $2::date, 1 WHERE $3 > 0
     ON CONFLICT (source, day) DO UPDATE SET calls = live_calls.calls + 1 WHERE live_calls.calls < $3`,
    [service, dayOf(now), most],
  );
  return rowCount === 1;
}

/** The UTC day: "2026-11-22". */
export const dayOf = (now: Date) => now.toISOString().slice(0, 10);
