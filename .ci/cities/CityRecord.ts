import type { Point } from '../../graphql-server/locations/kilometresBetween';

/** A ZIP code: five digits, and the middle of its area. */
export interface PostalCode extends Point {
  code: string;
}

/** A city in the lists that collectCities reads and returns. */
export interface CityRecord extends Point {
  /** The usual name, without the state: "St. Louis". */
  name: string;
  /** Two letters, upper case. */
  state: string;
  /**
   * Number of inhabitants. Null if GeoNames does not list the city, has no number for it, or wrongly gives it the
   * number of a nearby city.
   */
  population: number | null;
  /** Empty before collectCities fills it. It stays empty if no nearby ZIP code has this city's name. */
  postalCodes: PostalCode[];
}
