import type { PoolClient } from 'pg';
import { absorbMemberData } from './absorbMemberData';

/** The absorbed restaurants ($1) and their survivors ($2). A survivor is the restaurant that remains after a merge. */
const ABSORBED = 'unnest($1::uuid[], $2::uuid[]) AS absorbed(id, survivor)';

const PLACES = `UPDATE places SET restaurant_id = absorbed.survivor FROM ${ABSORBED} WHERE restaurant_id = absorbed.id`;

/**
 * The first statement counts the ratings of all merged restaurants again. The second one delists each absorbed
 * restaurant and stores the id of the survivor in merged_into_id.
 */
const UPDATES = [
  `UPDATE restaurants SET user_rating_count = given.count, user_rating_sum = given.sum
   FROM (
     SELECT r.id, count(u.id)::int AS count, coalesce(sum(u.rating), 0)::int AS sum
     FROM restaurants r LEFT JOIN user_ratings u ON u.restaurant_id = r.id
     WHERE r.id = ANY($1::uuid[] || $2::uuid[]) GROUP BY r.id
   ) AS given
   WHERE restaurants.id = given.id AND (user_rating_count, user_rating_sum) <> (given.count, given.sum)`,
  `UPDATE restaurants SET merged_into_id = absorbed.survivor, delisted_at = coalesce(delisted_at, now()), updated_at = now()
   FROM ${ABSORBED} WHERE restaurants.id = absorbed.id`,
  // Restaurants that an earlier merge merged into an absorbed restaurant are now merged into the new survivor.
  `UPDATE restaurants SET merged_into_id = absorbed.survivor, updated_at = now()
   FROM ${ABSORBED} WHERE merged_into_id = absorbed.id AND restaurants.id <> absorbed.survivor`,
  // If an operator hid an absorbed restaurant, its survivor is hidden too, because both rows are one real restaurant.
  `UPDATE restaurants SET hidden_at = hidden.since, delisted_at = coalesce(delisted_at, now()), updated_at = now()
   FROM (
     SELECT survivor, min(hidden_at) AS since FROM restaurants JOIN ${ABSORBED} USING (id)
     WHERE hidden_at IS NOT NULL GROUP BY survivor
   ) AS hidden
   WHERE restaurants.id = hidden.survivor AND restaurants.hidden_at IS NULL`,
];

/**
 * Merges restaurants that turned out to be the same. `absorbed` maps the id of each absorbed restaurant to the id of
 * its survivor. The places, saves, diary entries and ratings of an absorbed restaurant move to its survivor. The
 * absorbed restaurant is no longer listed, but it can still be read by id. Its column merged_into_id contains the id of
 * the survivor. If an operator hid the absorbed restaurant, the survivor is hidden too.
 */
export async function absorbRestaurants(client: PoolClient, absorbed: ReadonlyMap<string, string>): Promise<void> {
  if (absorbed.size === 0) return;
  const values: [string[], string[]] = [[...absorbed.keys()], [...absorbed.values()]];
  await client.query(
    'SELECT id FROM restaurants WHERE id = ANY($1::uuid[] || $2::uuid[]) ORDER BY id FOR UPDATE',
    values,
  );
  await client.query(PLACES, values);
  await absorbMemberData(client, values);
  for (const text of UPDATES) await client.query(text, values);
}
