import { kilometresBetween } from '../../locations/kilometresBetween';
import type { CityIndex } from '../index/CityIndex';
import { pointOf } from './pointOf';
import type { RankRequest } from './RankRequest';

/** Whether a place lies in every requested area (circle, box). An unknown position lies in no circle and in no box. */
export function isInArea(
  index: CityIndex,
  { near, maxKilometres, box }: Pick<RankRequest, 'near' | 'maxKilometres' | 'box'>,
  place: number,
): boolean {
  if (!(near && maxKilometres != null) && !box) return true;
  const point = pointOf(index, place);
  if (near && maxKilometres != null && !(kilometresBetween(near, point) <= maxKilometres)) return false;
  if (!box) return true;
  const { latitude, longitude } = point;
  return latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;
}
