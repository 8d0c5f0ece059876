import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { outweighed } from './audienceClues.json';
import { audienceFromName } from './audienceFromName';
import type { NamedAudience } from './NamedAudience';

/** Clues that a cuisine outweighs, written as in the rules of audienceFromName. */
const weak = new Set(outweighed.map((word) => `name has "${word}"`));
/** Cuisines that outweigh no clue: a stall may sell snacks, too. */
const NO_FOOD = new Set(['Bar', 'Fast Food', 'Snacks', 'Cafe', 'Cocktail Bar', 'Deli']);
const AT_AIRPORT = /\b(?:airport|(?:air )?terminal)\b/i;

/** The facts that tell the audience of a place. */
type Told = Pick<RestaurantFacts, 'name' | 'brand'> & Partial<Pick<RestaurantFacts, 'cuisine' | 'address'>>;

/**
 * The audience of a place according to its name, for a place whose sources do not state one. Null means everybody. If a
 * source names a chain of restaurants and the name begins with the chain, the place is for everybody. A cuisine
 * outweighs some words of the name.
 */
export function audienceOf({ name, brand, cuisine, address }: Told): NamedAudience | null {
  if (brand && name.startsWith(brand)) return null;
  if (/\blounge$/i.test(name) && AT_AIRPORT.test(address ?? ''))
    return { audience: 'events', rule: 'lounge at an airport' };
  const named = audienceFromName(name);
  const isKitchen = (cuisine ?? '').split(', ').some((word) => word && !NO_FOOD.has(word));
  return named && isKitchen && weak.has(named.rule.replace(/\$"$/, '"')) ? null : named;
}
