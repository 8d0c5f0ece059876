import type { Point } from '../../locations/kilometresBetween';

/** Where a search looks: in a city given by name and state, in a circle, or in both. */
export interface SearchPlace {
  /** The result of cityKey; empty for a circle alone. */
  cityKey: string;
  /** Absent for a name that several states may have. */
  state?: string;
  /** The circle of the place; absent for an unknown place. */
  around?: Around;
}

/** A circle on the map. */
export interface Around extends Point {
  kilometres: number;
}
