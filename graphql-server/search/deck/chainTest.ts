import type { CityIndex } from '../index/CityIndex';
import { conceptNumber } from '../index/conceptNumbers';
import { entriesOf, placeOf, signedWeightOf } from '../index/Postings';
import type { Ranking } from '../score/Ranking';
import { deckWeights } from './deckWeights';

/**
 * A place with a known brand, for example, has the concept "chain" with at least this weight (of 127). A drive-through
 * only suggests a chain, so it adds the concept with a lower weight.
 */
const BRAND = 64;

/**
 * Returns a function that tells whether a place of the area is a branch of a chain. A place is a branch if its concept
 * "chain" has at least the weight BRAND, or if at least `deckWeights.chainFrom` places of the area have its brand or
 * name.
 */
export function chainTest(
  { columns: { group, groupSizes }, postings }: CityIndex,
  { places, count }: Pick<Ranking, 'places' | 'count'>,
): (place: number) => boolean {
  const branches = new Uint32Array(groupSizes.length);
  for (let at = 0; at < count; at++) {
    const own = group[places[at] ?? 0] ?? 0;
    branches[own] = (branches[own] ?? 0) + 1;
  }
  const branded = new Set<number>();
  const chain = conceptNumber('chain') ?? Number.NaN;
  for (const { concepts } of postings)
    for (const entry of entriesOf(concepts, chain)) if (signedWeightOf(entry) >= BRAND) branded.add(placeOf(entry));
  return (place) => branded.has(place) || (branches[group[place] ?? 0] ?? 0) >= deckWeights.chainFrom;
}
