import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { fullFacts } from '../merge/knownFacts';

/** The facts of a place in St. Louis of which only the name and the city are known, and these. */
export function someFacts(changes: Partial<RestaurantFacts> = {}): RestaurantFacts {
  return { ...fullFacts({ name: 'Corner Diner', city: 'St. Louis', state: 'MO', cityKey: 'st louis' }), ...changes };
}
