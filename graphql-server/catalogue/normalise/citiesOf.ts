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

/** The city that the source names, and the city of the place's ZIP code. Each of the two is null if it is unknown. */
export function citiesOf({ city, state, postalCode }: Stated): [named: City | null, byCode: City | null] {
  return [cityOf(`${city}, ${state}`), postalCode ? cityOf(postalCode) : null];
}
