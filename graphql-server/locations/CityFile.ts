/** The generated list of cities, in columns, the most populous first. postalCodes follow the order of the cities. */
export interface CityFile {
  cities: {
    name: string[];
    /** The name in the form that searches compare. */
    key: string[];
    state: string[];
    latitude: number[];
    longitude: number[];
    /** 0 when unknown. */
    population: number[];
    /** The number of ZIP codes of each city. */
    codes: number[];
  };
  /** The codes as numbers: 901 is 00901. */
  postalCodes: { code: number[]; latitude: number[]; longitude: number[] };
}
