import { findCity } from '../../locations/findCity';
import { kilometresBetween, type Point } from '../../locations/kilometresBetween';
import { nearestCity } from '../../locations/nearestCity';
import { remember } from '../../text/remember';

/** In km. No part of a city, and no delivery area of a ZIP code, is so far from its middle. */
const FAR = 80;
/** In km. A city and the city of a ZIP code that are this near each other mean one place. */
const AGREE = 30;

/** The location of a place as the source gives it in words. */
interface Stated {
  city: string;
  state: string;
  postalCode: string | null;
}

const cityOf = remember(findCity);

/**
 * Whether a point contradicts the source's words. It must be more than 80 km from the city and from the city of the ZIP
 * code, as far as we know these two. If we know both and they agree, this is enough. Otherwise the point must also be
 * in another state.
 * Within the state our own data may be wrong: among 17,000 branches of chains, two were at the right place, but far
 * from the middle that we have for their ZIP code.
 */
export function isFarFromCity(point: Point, stated: Stated): boolean {
  const { city, state, postalCode } = stated;
  const [named, byCode] = [cityOf(`${city}, ${state}`), postalCode ? cityOf(postalCode) : null];
  const known = [named, byCode].filter((each) => each !== null);
  if (known.length === 0 || known.some((each) => kilometresBetween(point, each) <= FAR)) return false;
  if (named && byCode && kilometresBetween(named, byCode) <= AGREE) return true;
  return nearestCity(point.latitude, point.longitude)?.state !== state;
}

/** Whether a point agrees with the source's words: it is within 80 km of the city, or of the city of the ZIP code. */
export function isNearCity(point: Point, { city, state, postalCode }: Stated): boolean {
  const known = [cityOf(`${city}, ${state}`), postalCode ? cityOf(postalCode) : null].filter((each) => each !== null);
  return known.some((each) => kilometresBetween(point, each) <= FAR);
}
