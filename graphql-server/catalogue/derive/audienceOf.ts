import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { outweighed } from './audienceClues.json';
import { audienceFromName } from './audienceFromName';
import type { NamedAudience } from './NamedAudience';

/** The rules of audienceFromName that do not count if the place has a cuisine outside WEAK_CUISINES. */
const outweighedRules = new Set(outweighed.map((word) => `name has "${word}"`));
/**
 * Cuisines that do not outweigh the words of a name, because places that are not for the public also have these
 * cuisines. For example, a stall may sell snacks.
 */
const WEAK_CUISINES = new Set(['Bar', 'Fast Food', 'Snacks', 'Cafe', 'Cocktail Bar', 'Deli']);
const AT_AIRPORT = /\b(?:airport|(?:air )?terminal)\b/i;

/** The facts from which the audience of a place is derived. */
type AudienceFacts = Pick<RestaurantFacts, 'name' | 'brand'> & Partial<Pick<RestaurantFacts, 'cuisine' | 'address'>>;

/**
 * The audience that the name of a place implies. Null means the public. A place is also for the public if its name
 * begins with its brand. A cuisine outside WEAK_CUISINES outweighs some words of the name. If the name ends with
 * "lounge", the address also matters, because a lounge at an airport is not for the public.
 */
export function audienceOf({ name, brand, cuisine, address }: AudienceFacts): NamedAudience | null {
  if (brand && name.startsWith(brand)) return null;
  if (/\blounge$/i.test(name) && AT_AIRPORT.test(address ?? ''))
    return { audience: 'events', rule: 'lounge at an airport' };
  const named = audienceFromName(name);
  const hasStrongCuisine = (cuisine ?? '').split(', ').some((word) => word && !WEAK_CUISINES.has(word));
  return named && hasStrongCuisine && outweighedRules.has(named.rule.replace(/\$"$/, '"')) ? null : named;
}
