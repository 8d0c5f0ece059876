import type { Point } from './kilometresBetween';

/** A city of the US, or a town that has a ZIP code. */
export interface City extends Point {
  /** Without the state: "St. Louis". */
  readonly name: string;
  /** Two letters, upper case. */
  readonly state: string;
  /** As searches compare it: "st louis". */
  readonly key: string;
  /** Inhabitants (GeoNames); null where they are not known. */
  readonly population: number | null;
  /** ZIP codes that bear its name, in order; empty where the post office uses a neighbour's name. */
  readonly postalCodes: readonly string[];
}

/** "St. Louis, MO". */
export const locationOf = ({ name, state }: City): string => `${name}, ${state}`;
