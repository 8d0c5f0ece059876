import { kilometresBetween, type Point } from '../../locations/kilometresBetween';
import { nearestCity } from '../../locations/nearestCity';
import { citiesOf, type Stated } from './citiesOf';
import { isNearCity } from './isNearCity';

/** In km. A city and the city of a ZIP code count as one place if they are at most this far from each other. */
const AGREE = 30;

/**
 * Whether a point contradicts the source's words. The point must be more than 80 km from the city that the source names
 * and from the city of the ZIP code. If we know only one of these cities, only that city counts. If we know neither,
 * the answer is false. If we know both and they agree, the distance is enough. Otherwise the point must also be in
 * another state.
 * Within the state our own data may be wrong: among 17,000 branches of chains, two were at the right place, but far
 * from the middle that we have for their ZIP code.
 */
export function isFarFromCity(point: Point, stated: Stated): boolean {
  const [named, byCode] = citiesOf(stated);
  if ((!named && !byCode) || isNearCity(point, stated)) return false;
  if (named && byCode && kilometresBetween(named, byCode) <= AGREE) return true;
  return nearestCity(point.latitude, point.longitude)?.state !== stated.state;
}
