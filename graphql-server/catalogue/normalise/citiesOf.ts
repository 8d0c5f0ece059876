import type { City } from '../../locations/City';
import { findCity } from '../../locations/findCity';
import { memoize } from '../../text/memoize';

/** The location of a place as the source gives it in words. */
export interface Stated {
  city: string;
  state: string;
  postalCode: string | null;
}

const cityOf = memoize(findCity);

/** The city that a source names, and the city of its ZIP code. Each is null if we do not know it. */
export function citiesOf({ city, state, postalCode }: Stated): [named: City | null, byCode: City | null] {
  return [cityOf(`${city}, ${state}`), postalCode ? cityOf(postalCode) : null];
}
