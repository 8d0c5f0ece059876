import { memoize } from '../../../text/memoize';
import { foldName } from '../foldName';
import { longestFrom } from '../longestFrom';
import { shops, signs } from './shops.json';

const names = new Set(shops);
const bySpelling = new Map(signs.map((sign) => [foldName(sign), sign]));
const longest = longestFrom(names);
/** Words after a shop's name that mean a restaurant with the same name: "Ingles Diner", "Nordstrom Grill". */
const NAMESAKE = /^(?:diner|eatery|grille?|pizzeria|pub|restaurante?|steakhouse|tavern)\b/;
/** Matches a name that begins with the town Speedway, not with the chain: "Speedway Pizza", but not "Speedway #12". */
const TOWN = /^(?:the )?speedway\b(?!\s*(?:$|[#\d(,/@–—-]|(?:fuel|gas|inc|llc|store)\b))/i;

/**
 * The chain of shops at the beginning of a name, in the form of foldName: "safeway" for "Safeway - Hot Dog Cart". If
 * several chains match, the longest counts. Returns null if the name does not begin with a chain of shops. Also returns
 * null for the name of a restaurant ("Ingles Diner"), and for a name with the town Speedway ("Speedway Pizza").
 */
export const findShop: (name: string) => string | null = memoize((name) => {
  if (TOWN.test(name.trim())) return null;
  const words = foldName(name).split(' ');
  for (let count = Math.min(words.length, longest.get(words[0] ?? '') ?? 0); count > 0; count--) {
    const begin = words.slice(0, count).join(' ');
    if (names.has(begin)) return NAMESAKE.test(words.slice(count).join(' ')) ? null : begin;
  }
  return null;
});

/** The name of a chain of shops as its signs spell it: "QuikTrip". Null if `signs` does not contain the chain. */
export const signOfShop = (name: string): string | null => bySpelling.get(foldName(name)) ?? null;
