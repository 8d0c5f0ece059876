import type { PoolClient } from 'pg';

/**
 * Locks the existing ones of these restaurants (uuids), in the order of their ids. All code that changes several does
 * so (see changeRatings), to avoid deadlocks.
 */
export async function lockRestaurants(client: PoolClient, ids: readonly string[]): Promise<void> {
  await client.query({
    name: 'fuud-lock-restaurants',
    text: 'SELECT FROM restaurants WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
    values: [ids],
  });
}
