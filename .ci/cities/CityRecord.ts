import type { Point } from '../../graphql-server/locations/kilometresBetween';

/** A ZIP code: five digits, and the middle of its area. */
export interface PostalCode extends Point {
  code: string;
}

/** One city while collectCities builds the list. */
export interface CityRecord extends Point {
  /** The usual name, without the state: "St. Louis". */
  name: string;
  /** Two letters, upper case. */
  state: string;
  /**
   * Number of inhabitants. Null if GeoNames does not list the place, or if GeoNames states the number of a larger city
   * instead of the number of this place.
   */
  population: number | null;
  /** Empty if the post office uses the name of a neighboring city for this city's ZIP codes. */
  postalCodes: PostalCode[];
}
