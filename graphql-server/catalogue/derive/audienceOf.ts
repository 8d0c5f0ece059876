import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { outweighed } from './audienceClues.json';
import { audienceFromName, type NamedAudience } from './audienceFromName';

/** Clues that a cuisine outweighs, as the rule of audienceFromName quotes them. */
const weak = new Set(outweighed.map((word) => `name has "${word}"`));
/** Of these nothing follows: a stall sells snacks, too. */
const NO_FOOD = new Set(['Bar', 'Fast Food', 'Snacks', 'Cafe', 'Cocktail Bar', 'Deli']);
const AT_AIRPORT = /\b(?:airport|(?:air )?terminal)\b/i;

/** The facts by which a place's audience is told. */
type Told = Pick<RestaurantFacts, 'name' | 'brand'> & Partial<Pick<RestaurantFacts, 'cuisine' | 'address'>>;

/**
 * Whom a place feeds according to its name, when its sources do not say; null for everybody. A chain of
 * restaurants that a source names is for everybody, whatever else the name says; a cuisine outweighs some words of it.
 */
export function audienceOf({ name, brand, cuisine, address }: Told): NamedAudience | null {
  if (brand && name.startsWith(brand)) return null;
  if (/\blounge$/i.test(name) && AT_AIRPORT.test(address ?? ''))
    return { audience: 'events', rule: 'lounge at an airport' };
  const named = audienceFromName(name);
  const isKitchen = (cuisine ?? '').split(', ').some((word) => word && !NO_FOOD.has(word));
  return named && isKitchen && weak.has(named.rule.replace(/\$"$/, '"')) ? null : named;
}
