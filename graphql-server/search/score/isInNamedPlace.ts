import { kilometresBetween } from '../../locations/kilometresBetween';
import type { CityIndex } from '../index/CityIndex';
import type { NamedPlace } from '../parse/NamedPlace';
import { pointOf } from './pointOf';

/**
 * Returns a function that checks whether a place lies in `named`, a part of the city. A neighborhood includes nearby
 * places with an unknown neighborhood.
 */
export function isInNamedPlace(index: CityIndex, named: NamedPlace): (place: number) => boolean {
  const { columns } = index;
  const isAround = (place: number) => kilometresBetween(named.center, pointOf(index, place)) <= named.kilometres;
  if (named.kind === 'STREET') {
    const streets = new Set(named.streets);
    return (place) => streets.has(columns.street[place] ?? 0);
  }
  if (named.kind !== 'NEIGHBORHOOD') return isAround;
  return (place) => {
    const own = columns.neighborhood[place] ?? 0;
    return own === 0 ? isAround(place) : own === named.neighborhood;
  };
}
