import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import type { MatchRecord } from './MatchRecord';

/** What the matcher looks at of a source's facts. */
export function toMatchRecord(source: string, facts: RestaurantFacts): MatchRecord {
  const { name, brand, address, city, state, postalCode, phone, latitude, longitude, website, cuisine } = facts;
  return { source, name, brand, address, city, state, postalCode, phone, latitude, longitude, website, cuisine };
}
