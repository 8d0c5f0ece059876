import type { Pool } from 'pg';
import type { Audience } from '../../facts/facts';

/**
 * A listed real restaurant that is not for the public. A search finds it only by its full name or, if it is a stall, by
 * the name of its venue.
 */
export interface ClassedRestaurant {
  id: string;
  audience: Audience;
  /** The name and the address: "Lincoln School, 12 Elm St, St. Louis, MO". */
  place: string;
  /** The rule that decided the audience, or the source that states it. */
  because: string;
}

const PAGE = 1000;

/** Reads all ClassedRestaurants page by page, ordered by audience and then by name. */
export async function* readClasses(pool: Pool): AsyncGenerator<ClassedRestaurant> {
  for (let offset = 0; ; offset += PAGE) {
    const { rows } = await pool.query<ClassedRestaurant>(
      `SELECT id, audience, concat_ws(', ', name, address, city, state) AS place,
         coalesce(provenance -> 'audience' ->> 'rule', provenance -> 'audience' ->> 'source',
           (SELECT min(source) FROM places WHERE restaurant_id = restaurants.id), 'its source') AS because
       FROM restaurants WHERE delisted_at IS NULL AND NOT is_sample AND audience <> 'public'
       ORDER BY audience, name, id LIMIT $1 OFFSET $2`,
      [PAGE, offset],
    );
    yield* rows;
    if (rows.length < PAGE) return;
  }
}
