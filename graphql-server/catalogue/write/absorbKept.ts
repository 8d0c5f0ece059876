import type { PoolClient } from 'pg';

/** Each restaurant of a merge ($1 that turned out to be $2, and these themselves), and which one it is from now on. */
const TARGETS = `(
  SELECT id, survivor FROM unnest($1::uuid[], $2::uuid[]) AS absorbed(id, survivor)
  UNION SELECT id, id FROM unnest($2::uuid[]) AS survivor(id)
)`;

/** A table's rows for restaurants that are one now, numbered from 1 for each member and surviving restaurant. */
const numbered = (table: string, order: string) => `
  SELECT kept.*, target.survivor, row_number() OVER kin AS place, first_value(kept.id) OVER kin AS first_id,
    count(*) OVER (PARTITION BY kept.user_id, target.survivor) AS entries
  FROM ${table} kept JOIN ${TARGETS} AS target ON target.id = kept.restaurant_id
  WINDOW kin AS (PARTITION BY kept.user_id, target.survivor ORDER BY ${order})`;

/** Deletes all rows except the first of each member and surviving restaurant. */
const drop = (table: string, order: string) =>
  `DELETE FROM ${table} USING (${numbered(table, order)}) AS one WHERE ${table}.id = one.id AND one.place > 1`;
const move = (table: string) => `
  UPDATE ${table} SET restaurant_id = absorbed.survivor
  FROM unnest($1::uuid[], $2::uuid[]) AS absorbed(id, survivor) WHERE restaurant_id = absorbed.id`;

/** The date of the first save counts, as when somebody saves twice. */
const SAVED = [drop('saved_restaurants', 'kept.saved_at, kept.id'), move('saved_restaurants')];

/** Of two ratings by one member the newer counts. */
const RATINGS = [drop('user_ratings', 'kept.rated_at DESC, kept.id'), move('user_ratings')];

const IS_SAID = 'num_nonnulls(visited_at, notes, favorite_dishes) > 0';
/** That entry comes first whose visit was added last, for a row shows that one (D91). */
const LAST_VISIT = `num_nonnulls(kept.visited_at, kept.notes, kept.favorite_dishes) = 0, kept.visit_added_at DESC, kept.id`;

/** Of several entries one stays, with the visits of all. */
const DIARY = [
  // Whoever changes one holds it so, see domain/diary/holdEntry.ts.
  'SELECT FROM restaurant_diary WHERE restaurant_id = ANY($1::uuid[] || $2::uuid[]) ORDER BY id FOR UPDATE',
  `UPDATE restaurant_diary SET updated_at = greatest(now(), restaurant_diary.updated_at + interval '1 millisecond'),
     added_at = (SELECT min(e.added_at) FROM restaurant_diary e JOIN ${TARGETS} AS t ON t.id = e.restaurant_id
       WHERE e.user_id = one.user_id AND t.survivor = one.survivor)
   FROM (${numbered('restaurant_diary', LAST_VISIT)}) AS one
   WHERE restaurant_diary.id = one.id AND one.place = 1 AND one.entries > 1`,
  `UPDATE diary_visits SET entry_id = one.first_id FROM (${numbered('restaurant_diary', LAST_VISIT)}) AS one
   WHERE entry_id = one.id AND one.place > 1`,
  `INSERT INTO diary_visits (id, entry_id, visited_at, visited_is_day, notes, favorite_dishes, added_at)
   SELECT visit_id, first_id, visited_at, visited_is_day, notes, favorite_dishes, visit_added_at
   FROM (${numbered('restaurant_diary', LAST_VISIT)}) AS one WHERE one.place > 1 AND ${IS_SAID}`,
  drop('restaurant_diary', LAST_VISIT),
  move('restaurant_diary'),
];

/**
 * Moves members' saves, ratings and diary entries from restaurants ($1) to the restaurants that they turned out to be
 * ($2). Duplicates become one: no visit and no note is lost, a rating counts once.
 */
export async function absorbKept(client: PoolClient, values: [string[], string[]]): Promise<void> {
  for (const text of [...SAVED, ...DIARY, ...RATINGS]) await client.query(text, values);
}
