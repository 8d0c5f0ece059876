import type { PoolClient } from 'pg';

/** Each restaurant that turned out to be another one ($1), and which ($2). */
const ABSORBED = 'unnest($1::uuid[], $2::uuid[]) AS absorbed(id, survivor)';

/** The places move, and with them what people keep of the restaurant, unless they keep the same of the other already. */
const MOVES = [
  `UPDATE places SET restaurant_id = absorbed.survivor FROM ${ABSORBED} WHERE restaurant_id = absorbed.id`,
  ...['saved_restaurants', 'restaurant_diary', 'user_ratings'].map(
    (table) => `UPDATE ${table} mine SET restaurant_id = absorbed.survivor FROM ${ABSORBED}
      WHERE mine.restaurant_id = absorbed.id AND NOT EXISTS (
        SELECT FROM ${table} other WHERE other.user_id = mine.user_id AND other.restaurant_id = absorbed.survivor)
        AND NOT EXISTS (
          SELECT FROM ${table} twin JOIN ${ABSORBED.replace('absorbed(', 'sibling(')} ON twin.restaurant_id = sibling.id
          WHERE twin.user_id = mine.user_id AND sibling.survivor = absorbed.survivor AND sibling.id < absorbed.id)`,
  ),
  `UPDATE restaurants SET user_rating_count = given.count, user_rating_sum = given.sum
   FROM (
     SELECT r.id, count(u.id)::int AS count, coalesce(sum(u.rating), 0)::int AS sum
     FROM restaurants r LEFT JOIN user_ratings u ON u.restaurant_id = r.id
     WHERE r.id = ANY($1::uuid[] || $2::uuid[]) GROUP BY r.id
   ) AS given
   WHERE restaurants.id = given.id AND (user_rating_count, user_rating_sum) <> (given.count, given.sum)`,
  `UPDATE restaurants SET merged_into_id = absorbed.survivor, delisted_at = coalesce(delisted_at, now()), updated_at = now()
   FROM ${ABSORBED} WHERE restaurants.id = absorbed.id`,
  // Those that were absorbed before by what is absorbed now: everybody points at the last survivor.
  `UPDATE restaurants SET merged_into_id = absorbed.survivor, updated_at = now()
   FROM ${ABSORBED} WHERE merged_into_id = absorbed.id AND restaurants.id <> absorbed.survivor`,
];

/**
 * Two restaurants turned out to be one: the places, saves, diary entries and ratings of each key go over to its value.
 * The absorbed ones leave the results, stay readable by id and tell which one they turned out to be.
 */
export async function absorbRestaurants(client: PoolClient, absorbed: ReadonlyMap<string, string>): Promise<void> {
  if (absorbed.size === 0) return;
  const values = [[...absorbed.keys()], [...absorbed.values()]];
  await client.query(
    'SELECT id FROM restaurants WHERE id = ANY($1::uuid[] || $2::uuid[]) ORDER BY id FOR UPDATE',
    values,
  );
  for (const text of MOVES)
    await client.query(/\$2/.test(text) ? { text, values } : { text, values: values.slice(0, 1) });
}
