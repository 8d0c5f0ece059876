import { EARTH_RADIUS, kilometresBetween, type Point } from '../../locations/kilometresBetween';
import type { CityIndex } from '../index/CityIndex';
import { pointOf } from '../score/pointOf';

/** The public places with a known position, from south to north, at one version of the index. */
interface Sorted {
  changedAt: number;
  places: Uint32Array;
}

const sortedOf = new WeakMap<CityIndex, Sorted>();

/**
 * Returns how many public places of the index are at most `kilometres` away from a point, in a straight line.
 * @param here the point; the result is 0 if its coordinates are NaN
 */
export function countNeighbors(index: CityIndex, here: Point, kilometres: number): number {
  const { latitude } = index.columns;
  const places = fromSouth(index);
  const degrees = (kilometres / EARTH_RADIUS) * (180 / Math.PI);
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((latitude[places[middle] ?? 0] ?? 0) < here.latitude - degrees) low = middle + 1;
    else high = middle;
  }
  let count = 0;
  for (; low < places.length; low++) {
    const other = places[low] ?? 0;
    if ((latitude[other] ?? 0) > here.latitude + degrees) break;
    if (kilometresBetween(here, pointOf(index, other)) <= kilometres) count++;
  }
  return count;
}

function fromSouth(index: CityIndex): Uint32Array {
  const known = sortedOf.get(index);
  if (known?.changedAt === index.changedAt) return known.places;
  const { isCurrent, audience, latitude, longitude, size } = index.columns;
  const listed = Uint32Array.from({ length: size }, (_, place) => place).filter(
    (place) =>
      isCurrent[place] === 1 &&
      audience[place] === 0 &&
      !Number.isNaN((latitude[place] ?? 0) + (longitude[place] ?? 0)),
  );
  const places = listed.sort((a, b) => (latitude[a] ?? 0) - (latitude[b] ?? 0));
  sortedOf.set(index, { changedAt: index.changedAt, places });
  return places;
}
