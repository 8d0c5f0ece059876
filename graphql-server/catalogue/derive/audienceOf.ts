import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { clues, figurative, outweighed } from './audienceClues.json';
import { audienceFromName } from './audienceFromName';
import { findBrand } from './brands/findBrand';
import { isOnlyKind } from './cuisineFromName';
import type { NamedAudience } from './NamedAudience';

const rulesOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((word) => `name has "${word.replace('$', '')}"`));
/** The rules of audienceFromName that do not count if the place has a cuisine outside WEAK_CUISINES. */
const outweighedRules = rulesOf(outweighed);
/** Caterers and liquor stores have cuisines too, so a cuisine does not outweigh these words. */
const OF_CATERERS = /^(?:cater|liquor)/;
/** The rules of audienceFromName that do not count if the source states a restaurant's cuisine (isOfRestaurant). */
const unsureRules = rulesOf(
  [...figurative, ...Object.values(clues).flatMap(({ alone }) => alone)].filter((word) => !OF_CATERERS.test(word)),
);
/**
 * Cuisines that do not outweigh the words of a name, because places that are not for the public also have these
 * cuisines. For example, a stall may sell snacks.
 */
const WEAK_CUISINES = new Set(['Bar', 'Fast Food', 'Snacks', 'Cafe', 'Cocktail Bar', 'Deli']);
/** Cuisines that registers also state for canteens, shops and halls. */
const OF_ANY_KITCHEN = new Set([...WEAK_CUISINES, 'American', 'Halal', 'Jewish', 'Kosher']);
/** Whether the first cuisine in the list is typical of restaurants. The other cuisines may be guesses. */
const isOfRestaurant = (cuisine: string) => {
  const [main = ''] = cuisine.split(', ');
  return main !== '' && !OF_ANY_KITCHEN.has(main) && !isOnlyKind(main);
};
const AT_AIRPORT = /\b(?:airport|(?:air )?terminal)\b/i;
/** A school at the end of a name. */
const SCHOOL = /[-@/(].*\b(?:elementary|(?:elementary|high|middle|primary) school)\)?$/i;

/**
 * The facts from which the audience of a place is derived. `statedCuisine` is the cuisine from a source; `cuisine` may
 * also be derived.
 */
type AudienceFacts = Pick<RestaurantFacts, 'name' | 'brand'> &
  Partial<Pick<RestaurantFacts, 'cuisine' | 'address'>> & { statedCuisine?: string | null };

/**
 * The audience that the name of a place implies. Null means the public. A place with a brand is also for the public if
 * its name begins with this brand or is the name of a chain (findBrand), but not if the place is in a school. A cuisine
 * outweighs some words of the name: a cuisine outside WEAK_CUISINES outweighs the clues in `outweighed`. If the main
 * cuisine of a source is typical of restaurants, it outweighs the rules in unsureRules (Foreign Cinema, Californian).
 * Any cuisine of a source outweighs a name in the form of a school (PS 450). If the name ends with "lounge", the
 * address also matters, because a lounge at an airport is not for the public.
 */
export function audienceOf(facts: AudienceFacts): NamedAudience | null {
  const { name, brand, cuisine, statedCuisine, address } = facts;
  if (brand && (name.startsWith(brand) || findBrand(name)))
    return SCHOOL.test(name) ? { audience: 'institution', rule: 'name is a chain in a school' } : null;
  if (/\blounge$/i.test(name) && AT_AIRPORT.test(address ?? ''))
    return { audience: 'events', rule: 'lounge at an airport' };
  const named = audienceFromName(name);
  const rule = named?.rule.replace(/\$"$/, '"') ?? '';
  const hasStrongCuisine = (cuisine ?? '').split(', ').some((word) => word && !WEAK_CUISINES.has(word));
  if (outweighedRules.has(rule) && hasStrongCuisine) return null;
  if (rule === 'name is a school' && statedCuisine) return null;
  if (unsureRules.has(rule) && isOfRestaurant(statedCuisine ?? '')) return null;
  return named;
}
