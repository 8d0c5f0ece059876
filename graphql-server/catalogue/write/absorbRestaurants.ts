import type { PoolClient } from 'pg';
import { absorbKept } from './absorbKept';

/** Each restaurant that turned out to be another one ($1), and which ($2). */
const ABSORBED = 'unnest($1::uuid[], $2::uuid[]) AS absorbed(id, survivor)';

const PLACES = `UPDATE places SET restaurant_id = absorbed.survivor FROM ${ABSORBED} WHERE restaurant_id = absorbed.id`;

/** Counts the ratings of each again, and marks the absorbed ones with the restaurant that they turned out to be. */
const MARKS = [
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
  // An operator hid the place, and not one of its ids.
  `UPDATE restaurants SET hidden_at = hidden.since, delisted_at = coalesce(delisted_at, now()), updated_at = now()
   FROM (
     SELECT survivor, min(hidden_at) AS since FROM restaurants JOIN ${ABSORBED} USING (id)
     WHERE hidden_at IS NOT NULL GROUP BY survivor
   ) AS hidden
   WHERE restaurants.id = hidden.survivor AND restaurants.hidden_at IS NULL`,
];

/**
 * Two restaurants turned out to be one: the places, saves, diary entries and ratings of each key go over to its value.
 * The absorbed ones leave the results, stay readable by id and tell which one they turned out to be. If one of them was hidden, so
 * is that one.
 */
export async function absorbRestaurants(client: PoolClient, absorbed: ReadonlyMap<string, string>): Promise<void> {
  if (absorbed.size === 0) return;
  const values: [string[], string[]] = [[...absorbed.keys()], [...absorbed.values()]];
  await client.query(
    'SELECT id FROM restaurants WHERE id = ANY($1::uuid[] || $2::uuid[]) ORDER BY id FOR UPDATE',
    values,
  );
  await client.query(PLACES, values);
  await absorbKept(client, values);
  for (const text of MARKS) await client.query(text, values);
}
