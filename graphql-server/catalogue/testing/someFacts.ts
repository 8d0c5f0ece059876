import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { fullFacts } from '../merge/knownFacts';

/**
 * The facts of a place in St. Louis. Only the place's name, city, state and cityKey, and the facts in `changes`, are
 * known.
 */
export function someFacts(changes: Partial<RestaurantFacts> = {}): RestaurantFacts {
  return { ...fullFacts({ name: 'Corner Diner', city: 'St. Louis', state: 'MO', cityKey: 'st louis' }), ...changes };
}
