import type { PoolClient } from 'pg';
import { KNOWN_PLACE_COLUMNS, type KnownPlace, type KnownPlaceRow, readStoredPlace, withAllFacts } from './KnownPlace';

/** A stored restaurant, with all its places. */
export interface KnownRestaurant {
  id: string;
  name: string;
  createdAt: Date;
  isClosed: boolean;
  places: KnownPlace[];
}

type Row = KnownPlaceRow & { restaurant_name: string; created_at: Date; is_closed: boolean };

/**
 * Reads the restaurants with these uuids in one statement, and returns them by id. A restaurant without places is left
 * out. If `ids` is empty, no statement is sent.
 */
export async function loadRestaurants(client: PoolClient, ids: string[]): Promise<Map<string, KnownRestaurant>> {
  const restaurants = new Map<string, KnownRestaurant>();
  if (ids.length === 0) return restaurants;
  const { rows } = await client.query<Row>({
    name: 'fuud-known-restaurants',
    text: `SELECT ${KNOWN_PLACE_COLUMNS}, r.name AS restaurant_name, r.created_at, r.is_closed
           FROM restaurants r JOIN places p ON p.restaurant_id = r.id WHERE r.id = ANY($1::uuid[])`,
    values: [ids],
  });
  for (const row of rows) {
    const { restaurant_id: id, restaurant_name: name, created_at: createdAt, is_closed: isClosed } = row;
    const restaurant = restaurants.get(id) ?? { id, name, createdAt, isClosed, places: [] };
    restaurant.places.push(withAllFacts(readStoredPlace(row)));
    restaurants.set(id, restaurant);
  }
  return restaurants;
}
