/**
 * The generated file of cities. It has one list for each column, with the most populous city first. `postalCodes` has
 * the ZIP codes of the first city, then those of the second, and so on.
 */
export interface CityFile {
  cities: {
    name: string[];
    /** The name in the form in which a search compares names. */
    key: string[];
    state: string[];
    latitude: number[];
    longitude: number[];
    /** 0 when unknown. */
    population: number[];
    /** The number of ZIP codes of each city. */
    codes: number[];
  };
  /** The codes are numbers: 901 means 00901. */
  postalCodes: { code: number[]; latitude: number[]; longitude: number[] };
}
