import { type MissWords, sharedMisses } from './sharedMisses';

/** The fields of a near miss that the groups need: the keys of the chips that it meets, and why it is no result. */
export type GroupedNearMiss = {
  readonly met: readonly { readonly key: string }[];
  readonly misses: readonly MissWords[];
};

/** Near misses that meet the same wishes (`met`: keys of chips). `shared`: the misses that all of them have. */
export type NearMissGroup<Near> = { met: readonly string[]; shared: readonly MissWords[]; places: readonly Near[] };

/** With more groups than this, each row says itself what it meets. */
const mostGroups = 3;

/**
 * Groups near misses by the wishes that they meet; groups that meet more wishes come first. Wishes that all near misses
 * meet do not count. Null if there would be only one group, or too many.
 */
export function groupNearMisses<Near extends GroupedNearMiss>(
  nearMisses: readonly Near[],
): readonly NearMissGroup<Near>[] | null {
  const isMetByAll = (key: string) => nearMisses.every(({ met }) => met.some((chip) => chip.key === key));
  const places = new Map<string, Near[]>();
  const wishes = new Map<string, string[]>();
  for (const near of nearMisses) {
    const met = near.met.map(({ key }) => key).filter((key) => !isMetByAll(key));
    const group = JSON.stringify(met);
    wishes.set(group, met);
    places.set(group, [...(places.get(group) ?? []), near]);
  }
  if (places.size < 2 || places.size > mostGroups) return null;
  return [...places]
    .map(([group, own]) => ({ met: wishes.get(group) ?? [], shared: sharedMisses(own), places: own }))
    .sort((a, b) => b.met.length - a.met.length);
}
