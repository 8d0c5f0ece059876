import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { outweighed } from './audienceClues.json';
import { audienceFromName } from './audienceFromName';
import type { NamedAudience } from './NamedAudience';

/** Rules of audienceFromName, in words, that do not count if the place has a cuisine outside WEAK_CUISINES. */
const outweighedRules = new Set(outweighed.map((word) => `name has "${word}"`));
/**
 * Cuisines that outweigh no clue, because places that are not for the public also have these cuisines. For example, a
 * stall may sell snacks.
 */
const WEAK_CUISINES = new Set(['Bar', 'Fast Food', 'Snacks', 'Cafe', 'Cocktail Bar', 'Deli']);
const AT_AIRPORT = /\b(?:airport|(?:air )?terminal)\b/i;

/** The facts from which the audience of a place is derived. */
type AudienceFacts = Pick<RestaurantFacts, 'name' | 'brand'> & Partial<Pick<RestaurantFacts, 'cuisine' | 'address'>>;

/**
 * The audience that the name of a place implies. Call this if no source states an audience, or if a source states
 * "supplier". Null means the public. The place is also for the public if a source names its chain and the place's name
 * begins with this chain. A cuisine outside WEAK_CUISINES outweighs some words of the name.
 */
export function audienceOf({ name, brand, cuisine, address }: AudienceFacts): NamedAudience | null {
  if (brand && name.startsWith(brand)) return null;
  if (/\blounge$/i.test(name) && AT_AIRPORT.test(address ?? ''))
    return { audience: 'events', rule: 'lounge at an airport' };
  const named = audienceFromName(name);
  const hasStrongCuisine = (cuisine ?? '').split(', ').some((word) => word && !WEAK_CUISINES.has(word));
  return named && hasStrongCuisine && outweighedRules.has(named.rule.replace(/\$"$/, '"')) ? null : named;
}
