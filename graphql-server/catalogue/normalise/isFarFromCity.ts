import { findCity } from '../../locations/findCity';
import { kilometresBetween, type Point } from '../../locations/kilometresBetween';
import { nearestCity } from '../../locations/nearestCity';
import { remember } from '../../text/remember';

/** No town of a city, and no delivery area of a ZIP code, lies so far from its middle, in km. */
const FAR = 80;
/** A city and a ZIP code this near each other mean one place, in km. */
const AGREE = 30;

/** Where a source says that a place is. */
interface Stated {
  city: string;
  state: string;
  postalCode: string | null;
}

const cityOf = remember(findCity);

/**
 * Whether a point contradicts what a source says in words: it is more than 80 km from the city and from that of the ZIP code, as
 * far as we know them, and lies in another state or is so far from both of them where both are known and agree. (Else, within the
 * state, we may be the one who is wrong: of 17,000 branches of chains two were far from the middle that we have for their
 * ZIP code, and where they should be.)
 */
export function isFarFromCity(point: Point, stated: Stated): boolean {
  const { city, state, postalCode } = stated;
  const [named, byCode] = [cityOf(`${city}, ${state}`), postalCode ? cityOf(postalCode) : null];
  const known = [named, byCode].filter((each) => each !== null);
  if (known.length === 0 || known.some((each) => kilometresBetween(point, each) <= FAR)) return false;
  if (named && byCode && kilometresBetween(named, byCode) <= AGREE) return true;
  return nearestCity(point.latitude, point.longitude)?.state !== state;
}

/** Whether a point lies where a source says in words: within 80 km of the city or of that of the ZIP code. */
export function isNearCity(point: Point, { city, state, postalCode }: Stated): boolean {
  const known = [cityOf(`${city}, ${state}`), postalCode ? cityOf(postalCode) : null].filter((each) => each !== null);
  return known.some((each) => kilometresBetween(point, each) <= FAR);
}
