import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import type { MatchRecord } from './MatchRecord';

/** Returns the part of a source's facts that the matcher compares. */
export function toMatchRecord(source: string, facts: RestaurantFacts): MatchRecord {
  const { name, brand, address, city, state, postalCode, phone, latitude, longitude, website, cuisine } = facts;
  return { source, name, brand, address, city, state, postalCode, phone, latitude, longitude, website, cuisine };
}
