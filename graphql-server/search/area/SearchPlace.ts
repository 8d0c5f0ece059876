import type { Point } from '../../locations/kilometresBetween';

/** Where a search looks: a city by its name and state, what lies within a circle, or both. */
export interface SearchPlace {
  /** As cityKey gives it; empty for a circle alone. */
  cityKey: string;
  /** Absent for a name that several states may have. */
  state?: string;
  /** The circle that belongs to it; absent for a place that nobody knows. */
  around?: Around;
}

/** A circle on the map. */
export interface Around extends Point {
  kilometres: number;
}
