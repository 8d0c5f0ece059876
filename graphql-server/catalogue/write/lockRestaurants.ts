import type { PoolClient } from 'pg';

/**
 * Locks those of these restaurants (uuids) that are there, in the order of their ids: whoever changes several does so
 * (see changeRatings), so that nobody waits in a circle.
 */
export async function lockRestaurants(client: PoolClient, ids: readonly string[]): Promise<void> {
  await client.query({
    name: 'fuud-lock-restaurants',
    text: 'SELECT FROM restaurants WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
    values: [ids],
  });
}
