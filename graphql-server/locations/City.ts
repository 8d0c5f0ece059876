import type { Point } from './kilometresBetween';

/** A city of the US, or a town that has a ZIP code. */
export interface City extends Point {
  /** Without the state: "St. Louis". */
  readonly name: string;
  /** Two letters, upper case. */
  readonly state: string;
  /** The name in the form in which a search compares names: "st louis". */
  readonly key: string;
  /** Inhabitants (GeoNames); null if not known. */
  readonly population: number | null;
  /** The city's ZIP codes, in ascending order; empty if no nearby ZIP code has the city's name. */
  readonly postalCodes: readonly string[];
}

/** The name and the state of a city: "St. Louis, MO". */
export const locationOf = ({ name, state }: City): string => `${name}, ${state}`;
