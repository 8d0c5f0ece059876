import type { Pool } from 'pg';
import { documentConcepts } from '../index/documentConcepts';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { type TasteAct, tasteOf } from './tasteOf';

/** What Fuud knows about the likes and dislikes of a member. */
export interface Taste {
  /** uuid of the member. */
  userId: string;
  /** Liked and disliked concepts of the search vocabulary, with weights from -1 to 1, strongest first. */
  concepts: ConceptWeight[];
  /** When the member last reset the taste; null if never. Older saves, ratings and diary entries do not count. */
  erasedAt: Date | null;
}

/** The newest saves, ratings and diary entries count, at most this many of each. Older ones would change little. */
const MOST = 100;

type Row = { erasedAt: Date | null } & ((TasteAct & { document: Buffer }) | { restaurantId: null });

/**
 * Loads a member's taste. One query reads the member's newest saves, ratings and diary entries, and the search
 * documents of the restaurants.
 * @param userId uuid
 * @returns null when there is no such user
 */
export async function loadTaste(pool: Pool, userId: string, now: Date): Promise<Taste | null> {
  const { rows } = await pool.query<Row>({ name: 'taste', text: query, values: [userId, MOST] });
  const [first] = rows;
  if (!first) return null;
  const acts = rows.flatMap((row) => (row.restaurantId === null ? [] : [row]));
  const documents = new Map(acts.map(({ restaurantId, document }) => [restaurantId, document]));
  const conceptsOf = (id: string) => {
    const document = documents.get(id);
    return document ? documentConcepts(document) : [];
  };
  return { userId, concepts: tasteOf({ acts, conceptsOf, now }), erasedAt: first.erasedAt };
}

/**
 * SQL for a member's newest rows in a table. "Newest" refers to the time at which a row was written, because a diary
 * entry that was written today may be about a visit long ago.
 */
const newest = (kind: TasteAct['kind'], table: string, writtenAt: string, happenedAt: string, stars: string) => `
  (SELECT '${kind}' AS kind, restaurant_id, ${stars} AS stars, ${happenedAt} AS happened_at FROM ${table}
   WHERE user_id = u.id AND ${writtenAt} > coalesce(u.taste_since, '-infinity') ORDER BY ${writtenAt} DESC LIMIT $2)`;

const query = `
  SELECT u.taste_since AS "erasedAt", act.*
  FROM users u
  LEFT JOIN LATERAL (
    SELECT a.kind, a.restaurant_id AS "restaurantId", a.stars, a.happened_at AS "happenedAt",
      r.search_document AS document
    FROM (
      ${newest('saved', 'saved_restaurants', 'saved_at', 'saved_at', 'NULL::int')} UNION ALL
      ${newest('rated', 'user_ratings', 'rated_at', 'rated_at', 'rating')} UNION ALL
      ${newest('visited', 'restaurant_diary', 'added_at', 'coalesce(visited_at, added_at)', 'NULL::int')}
    ) AS a
    JOIN restaurants r ON r.id = a.restaurant_id AND r.search_document IS NOT NULL
  ) AS act ON true
  WHERE u.id = $1`;
