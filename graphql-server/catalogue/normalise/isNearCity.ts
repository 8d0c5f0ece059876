import { kilometresBetween, type Point } from '../../locations/kilometresBetween';
import { citiesOf, type Stated } from './citiesOf';

/** In km. A point is near a city if its distance from the middle of the city is at most this. */
const FAR = 80;

/** Whether a point is within 80 km of the city that the source names, or of the city of the ZIP code (see citiesOf). */
export function isNearCity(point: Point, stated: Stated): boolean {
  return citiesOf(stated).some((city) => city !== null && kilometresBetween(point, city) <= FAR);
}
