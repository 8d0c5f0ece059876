import { kilometresBetween, type Point } from '../../locations/kilometresBetween';
import { citiesOf, type Stated } from './citiesOf';

/** In km. No part of a city, and no part of a ZIP code's area, is this far from the middle of the city or area. */
const FAR = 80;

/** Whether a point is within 80 km of the city that the source names, or of the city of the ZIP code. */
export function isNearCity(point: Point, stated: Stated): boolean {
  return citiesOf(stated).some((city) => city !== null && kilometresBetween(point, city) <= FAR);
}
