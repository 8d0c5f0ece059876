import { findBrand } from '../derive/brands/findBrand';
import type { SourcedFacts } from './SourcedFacts';

/** A name with at most this many letters may be written in capitals on the sign: "IHOP", "RPM". */
const LONGEST_INITIALS = 5;

/**
 * Sorts places by their names. Names in capitals come last, unless the sign probably has capitals: "Kim's BBQ" comes
 * before "KIMBERLY'S". Of the names from one source, the shortest comes first: "Pappy's" comes before "Pappy's -
 * Banquet Kitchen". Otherwise the order does not change.
 */
export function bySpelling(places: SourcedFacts[]): SourcedFacts[] {
  const ofSource = new Map<string, SourcedFacts[]>();
  for (const place of places) ofSource.set(place.source, [...(ofSource.get(place.source) ?? []), place]);
  for (const own of ofSource.values()) own.sort((a, b) => a.facts.name.length - b.facts.name.length);
  const sorted = places.flatMap(({ source }) => ofSource.get(source)?.shift() ?? []);
  return [...sorted.filter((place) => !isShouted(place)), ...sorted.filter(isShouted)];
}

/**
 * Whether the name is in capitals without a reason. Reasons are: it is from a guide or from a chain's own list, it is
 * the chain's spelling, it has few letters, or its script has no small letters.
 */
function isShouted({ facts: { name }, kind }: SourcedFacts): boolean {
  if (kind === 'guide' || kind === 'brand' || /\p{Ll}/u.test(name) || !/\p{Lu}/u.test(name)) return false;
  return (name.match(/\p{L}/gu) ?? []).length > LONGEST_INITIALS && findBrand(name)?.name !== name;
}
