import type { City } from '../../locations/City';
import { findCity } from '../../locations/findCity';
import { memoize } from '../../text/memoize';

/** The location of a place as the source states it in words. */
export interface Stated {
  city: string;
  state: string;
  postalCode: string | null;
}

const cityOf = memoize(findCity);

/** The city that a source names, and the city of the place's ZIP code. A city is null if findCity does not find it. */
export function citiesOf({ city, state, postalCode }: Stated): [named: City | null, byCode: City | null] {
  return [cityOf(`${city}, ${state}`), postalCode ? cityOf(postalCode) : null];
}
