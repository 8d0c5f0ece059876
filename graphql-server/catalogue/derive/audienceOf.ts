import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { audienceFromName, type NamedAudience } from './audienceFromName';

/**
 * Whom a place feeds according to its name, when its sources do not say; null for everybody. A chain of
 * restaurants that a source names is for everybody, whatever else the name says.
 */
export function audienceOf({ name, brand }: Pick<RestaurantFacts, 'name' | 'brand'>): NamedAudience | null {
  return brand && name.startsWith(brand) ? null : audienceFromName(name);
}
