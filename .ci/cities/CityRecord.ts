import type { Point } from '../../graphql-server/locations/kilometresBetween';

/** A ZIP code: five digits, and the middle of where it applies. */
export interface PostalCode extends Point {
  code: string;
}

/** One city while the list is put together. */
export interface CityRecord extends Point {
  /** As people write it, without the state: "St. Louis". */
  name: string;
  /** Two letters, upper case. */
  state: string;
  /** Inhabitants; null where GeoNames does not know the place, or not its own number. */
  population: number | null;
  /** Empty where the post office uses a neighbour's name. */
  postalCodes: PostalCode[];
}
