import type { PoolClient } from 'pg';

/**
 * Locks these restaurants (uuids) in the order of their ids; skips ids that do not exist. All code that changes several
 * restaurants locks them in this order (see changeRatings), to avoid deadlocks.
 */
export async function lockRestaurants(client: PoolClient, ids: readonly string[]): Promise<void> {
  await client.query({
    name: 'fuud-lock-restaurants',
    text: 'SELECT FROM restaurants WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
    values: [ids],
  });
}
