import type { Point } from '../../graphql-server/locations/kilometresBetween';

/** A ZIP code: five digits, and the middle of its area. */
export interface PostalCode extends Point {
  code: string;
}

/** One city while the list is collected. */
export interface CityRecord extends Point {
  /** The usual name, without the state: "St. Louis". */
  name: string;
  /** Two letters, upper case. */
  state: string;
  /** Inhabitants; null if GeoNames does not know the place or its own number. */
  population: number | null;
  /** Empty if the post office uses a neighbour's name. */
  postalCodes: PostalCode[];
}
