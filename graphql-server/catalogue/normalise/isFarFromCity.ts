import { kilometresBetween, type Point } from '../../locations/kilometresBetween';
import { nearestCity } from '../../locations/nearestCity';
import { citiesOf, type Stated } from './citiesOf';
import { isNearCity } from './isNearCity';

/** In km. The named city and the city of the ZIP code count as one place if their distance is at most this. */
const AGREE = 30;

/**
 * Whether a point contradicts the city and the ZIP code that the source states. The point must be more than 80 km from
 * the named city and from the city of the ZIP code. A city that we do not know is ignored. If we know neither city, the
 * result is false. If we know both cities and they count as one place, no other condition is necessary. Otherwise the
 * point must also be outside the stated state, because the middle that we have for a ZIP code may be wrong. Among
 * 17,000 branches of chains, two had correct coordinates that were far from the middle of their ZIP code. A point that
 * is more than 40 km from the middle of every ZIP code counts as outside (see nearestCity).
 */
export function isFarFromCity(point: Point, stated: Stated): boolean {
  const [named, byCode] = citiesOf(stated);
  if ((!named && !byCode) || isNearCity(point, stated)) return false;
  if (named && byCode && kilometresBetween(named, byCode) <= AGREE) return true;
  return nearestCity(point.latitude, point.longitude)?.state !== stated.state;
}
