import { findCity } from '../../locations/findCity';
import { kilometresBetween, type Point } from '../../locations/kilometresBetween';
import { nearestCity } from '../../locations/nearestCity';
import { remember } from './remember';

/** No town of a city, and no delivery area of a ZIP code, lies so far from its middle, in km. */
const FAR = 80;

/** Where a source says that a place is. */
interface Stated {
  city: string;
  state: string;
  postalCode: string | null;
}

const cityOf = remember(findCity);

/**
 * Whether a point contradicts what a source says in words: it is more than 80 km from the city and from that of the ZIP code, as
 * far as we know them, and lies in another state. (Within the state we may be the one who is wrong: of 17,000 branches of
 * chains two were far from the middle that we have for their ZIP code, and where they should be.)
 */
export function isFarFromCity(point: Point, { city, state, postalCode }: Stated): boolean {
  const stated = [cityOf(`${city}, ${state}`), postalCode ? cityOf(postalCode) : null].filter((each) => each !== null);
  if (stated.length === 0 || stated.some((each) => kilometresBetween(point, each) <= FAR)) return false;
  return nearestCity(point.latitude, point.longitude)?.state !== state;
}
