import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { isSameSpelling, isSameStreet } from '../match/compareAddresses';
import { matchKeysOf } from '../match/matchKeys';
import { readStreet } from '../match/readStreet';
import type { SourcedFacts } from './SourcedFacts';

/**
 * Puts the places with better addresses first. If the first known address has no house number, the places with a house
 * number on the same street come first ("1401 N Ashland Ave" before "N Ashland Ave"), and are then in the list twice.
 */
export function addressFirst(places: SourcedFacts[]): SourcedFacts[] {
  const street = readStreet(places.find(({ facts }) => facts.address !== null)?.facts.address ?? null);
  if (!street || street.numbers.length > 0) return places;
  const numbered = places.filter(({ facts }) => {
    const other = readStreet(facts.address);
    return other !== null && other.numbers.length > 0 && isSameStreet(street, other);
  });
  return [...numbered, ...places];
}

/**
 * The places whose ZIP code and neighborhood fit the address of `home`: first `home` itself, then the places in the
 * same city that have the same address or no address. If `home` has no address, all places in the same city fit.
 */
export const atAddressOf = (home: SourcedFacts, places: SourcedFacts[]): SourcedFacts[] => [
  home,
  ...places.filter(({ facts }) => {
    if (facts.cityKey !== home.facts.cityKey || facts.state !== home.facts.state) return false;
    return facts.address === null || home.facts.address === null || haveSameAddress(facts, home.facts);
  }),
];

/**
 * Whether both have the same house number and street name (see addressKey in MatchKeys). If neither has a house number,
 * whether both are on the same street.
 */
function haveSameAddress(one: RestaurantFacts, other: RestaurantFacts): boolean {
  const key = matchKeysOf(one).addressKey;
  const [street, otherStreet] = [readStreet(one.address), readStreet(other.address)];
  if (key !== matchKeysOf(other).addressKey || !street || !otherStreet) return false;
  return (key === null ? isSameSpelling : isSameStreet)(street, otherStreet);
}
