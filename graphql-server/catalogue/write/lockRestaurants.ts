import type { PoolClient } from 'pg';

/**
 * Locks these restaurants (uuids) in the order of their ids, and ignores ids that do not exist. Changes of ratings lock
 * restaurants in this order too (see changeRatings), so an import and a rating cannot deadlock.
 */
export async function lockRestaurants(client: PoolClient, ids: readonly string[]): Promise<void> {
  await client.query({
    name: 'fuud-lock-restaurants',
    text: 'SELECT FROM restaurants WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
    values: [ids],
  });
}
