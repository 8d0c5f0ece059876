import type { PoolClient } from 'pg';

/**
 * The restaurants of a merge, each with its survivor (the restaurant that remains). $1 contains the absorbed
 * restaurants. $2 contains the survivor of each absorbed restaurant. The survivors are included too, each with itself
 * as its survivor.
 */
const TARGETS = `(
  SELECT id, survivor FROM unnest($1::uuid[], $2::uuid[]) AS absorbed(id, survivor)
  UNION SELECT id, id FROM unnest($2::uuid[]) AS survivor(id)
)`;

/** A table's rows for the merged restaurants, numbered from 1 within each pair of a member and a survivor. */
const numbered = (table: string, order: string) => `
  SELECT item.*, target.survivor, row_number() OVER kin AS position, first_value(item.id) OVER kin AS first_id,
    count(*) OVER (PARTITION BY item.user_id, target.survivor) AS entries
  FROM ${table} item JOIN ${TARGETS} AS target ON target.id = item.restaurant_id
  WINDOW kin AS (PARTITION BY item.user_id, target.survivor ORDER BY ${order})`;

/** For each member and each survivor, deletes all rows except the first row in the order `order`. */
const deleteDuplicates = (table: string, order: string) =>
  `DELETE FROM ${table} USING (${numbered(table, order)}) AS numbered
   WHERE ${table}.id = numbered.id AND numbered.position > 1`;
const move = (table: string) => `
  UPDATE ${table} SET restaurant_id = absorbed.survivor
  FROM unnest($1::uuid[], $2::uuid[]) AS absorbed(id, survivor) WHERE restaurant_id = absorbed.id`;

/**
 * If a member saved several of the merged restaurants, the first save stays, with its date. In the same way,
 * saveRestaurant keeps the first save if a member saves one restaurant twice.
 */
const SAVED = [deleteDuplicates('saved_restaurants', 'item.saved_at, item.id'), move('saved_restaurants')];

/** If a member rated several of the merged restaurants, the newest rating stays. */
const RATINGS = [deleteDuplicates('user_ratings', 'item.rated_at DESC, item.id'), move('user_ratings')];

/** SQL condition: the visit in the entry's own row has content. */
const HAS_CONTENT = 'num_nonnulls(visited_at, notes, favorite_dishes) > 0';
/**
 * The order of a member's entries for one survivor. The first entry stays. An entry's own row usually contains the
 * latest visit of the entry (visitOn in domain/diary/Visit.ts), so this order compares only the visits on the own rows.
 * The later visit comes first, as in that file (momentOf, latestFirst). Own rows without content come last.
 */
const LATEST_VISIT_FIRST = `num_nonnulls(item.visited_at, item.notes, item.favorite_dishes) = 0,
  CASE WHEN item.visited_is_day
    THEN least(greatest(item.visit_added_at, item.visited_at), item.visited_at + interval '23:59:59')
    ELSE coalesce(item.visited_at, item.visit_added_at) END DESC,
  item.visit_added_at DESC, item.id`;

/**
 * Of a member's entries for one survivor, the first entry in the order LATEST_VISIT_FIRST stays. It gets all visits
 * with content.
 */
const DIARY = [
  // Locks the entries, so that no member changes an entry at the same time (domain/diary/lockEntry.ts).
  'SELECT FROM restaurant_diary WHERE restaurant_id = ANY($1::uuid[] || $2::uuid[]) ORDER BY id FOR UPDATE',
  `UPDATE restaurant_diary SET updated_at = greatest(now(), restaurant_diary.updated_at + interval '1 millisecond'),
     added_at = (SELECT min(e.added_at) FROM restaurant_diary e JOIN ${TARGETS} AS t ON t.id = e.restaurant_id
       WHERE e.user_id = numbered.user_id AND t.survivor = numbered.survivor)
   FROM (${numbered('restaurant_diary', LATEST_VISIT_FIRST)}) AS numbered
   WHERE restaurant_diary.id = numbered.id AND numbered.position = 1 AND numbered.entries > 1`,
  `UPDATE diary_visits SET entry_id = numbered.first_id
   FROM (${numbered('restaurant_diary', LATEST_VISIT_FIRST)}) AS numbered
   WHERE entry_id = numbered.id AND numbered.position > 1`,
  `INSERT INTO diary_visits (id, entry_id, visited_at, visited_is_day, notes, favorite_dishes, added_at)
   SELECT visit_id, first_id, visited_at, visited_is_day, notes, favorite_dishes, visit_added_at
   FROM (${numbered('restaurant_diary', LATEST_VISIT_FIRST)}) AS numbered
   WHERE numbered.position > 1 AND ${HAS_CONTENT}`,
  deleteDuplicates('restaurant_diary', LATEST_VISIT_FIRST),
  move('restaurant_diary'),
];

/**
 * Moves members' saves, ratings and diary entries from the absorbed restaurants ($1) to their survivors ($2). Of a
 * member's saves and ratings for one survivor, one save and one rating stay. Several diary entries become one entry,
 * which contains every visit that has content.
 */
export async function absorbMemberData(client: PoolClient, values: [string[], string[]]): Promise<void> {
  for (const text of [...SAVED, ...DIARY, ...RATINGS]) await client.query(text, values);
}
