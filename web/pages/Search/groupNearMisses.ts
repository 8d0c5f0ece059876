import { type MissWords, sharedMisses } from './sharedMisses';

/**
 * The fields of a near miss (a restaurant that is not known to meet all wishes) that the groups need. `met`: the chips
 * of the wishes that it meets; `misses`: the reasons why it is not a result.
 */
export type GroupedNearMiss = {
  readonly met: readonly { readonly key: string }[];
  readonly misses: readonly MissWords[];
};

/**
 * Near misses that meet the same wishes (`met`: the keys of the chips of these wishes). `shared`: the `misses` that all
 * of them have; see sharedMisses.
 */
export type NearMissGroup<Near> = { met: readonly string[]; shared: readonly MissWords[]; places: readonly Near[] };

/** The largest number of groups. If more groups would be needed, the near misses are not grouped. */
const mostGroups = 3;

/**
 * Groups near misses by the wishes that they meet; groups that meet more wishes come first. A food counts as two
 * wishes. Of groups with the same count, those that meet a diet come first, because few diners can give up a diet.
 * Wishes that all near misses meet do not count and are not in `met`. Null if there are not two or three groups.
 */
export function groupNearMisses<Near extends GroupedNearMiss>(
  nearMisses: readonly Near[],
  chips: readonly { readonly key: string; readonly kind: string }[],
): readonly NearMissGroup<Near>[] | null {
  const countOf = (met: readonly string[], counted: string) =>
    chips.filter(({ key, kind }) => kind === counted && met.includes(key)).length;
  const weightOf = (met: readonly string[]) => met.length + countOf(met, 'WANTED'); // a WANTED chip in `met` is a food
  const isMetByAll = (key: string) => nearMisses.every(({ met }) => met.some((chip) => chip.key === key));
  const places = new Map<string, Near[]>();
  for (const near of nearMisses) {
    const met = near.met.map(({ key }) => key).filter((key) => !isMetByAll(key));
    const group = JSON.stringify(met);
    places.set(group, [...(places.get(group) ?? []), near]);
  }
  if (places.size < 2 || places.size > mostGroups) return null;
  return [...places]
    .map(([group, own]) => ({ met: JSON.parse(group) as string[], shared: sharedMisses(own), places: own }))
    .sort((a, b) => weightOf(b.met) - weightOf(a.met) || countOf(b.met, 'DIETARY') - countOf(a.met, 'DIETARY'));
}
