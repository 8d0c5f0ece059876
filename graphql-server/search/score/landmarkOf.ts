import { memoize } from '../../text/memoize';
import type { CityIndex } from '../index/CityIndex';
import type { NamedPlace, PlaceCue } from '../parse/NamedPlace';
import { findLandmark } from './findLandmark';

/** How many names without a cue are remembered for each city. */
const MOST = 1000;
const known = new WeakMap<CityIndex, { size: number; find: (name: string) => NamedPlace | null }>();

/**
 * Like findLandmark. Without a word such as "near", every word of a craving may be a name, and a name is compared with
 * all places of the city. So these answers are remembered until places are added.
 */
export function landmarkOf(index: CityIndex, said: readonly string[], cue: PlaceCue): NamedPlace | null {
  if (cue !== 'NONE') return findLandmark(index, said, cue);
  const { size } = index.columns;
  let cached = known.get(index);
  if (cached?.size !== size) {
    cached = { size, find: memoize((name) => findLandmark(index, name.split(' '), 'NONE'), MOST) };
    known.set(index, cached);
  }
  return cached.find(said.join(' '));
}
