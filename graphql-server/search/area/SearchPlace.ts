import type { Point } from '../../locations/kilometresBetween';

/** The city (name and state) or circle that is searched. If both are given, restaurants in either are found. */
export interface SearchPlace {
  /** The name of the city, as cityKey returns it; empty if no city is searched. */
  cityKey: string;
  /** The code of the state; absent if no city is searched, or if the state is unknown. */
  state?: string;
  /** The circle that is searched; for a city, a circle around it. Absent if the requested city is unknown. */
  around?: Around;
}

/** A circle on the map. */
export interface Around extends Point {
  kilometres: number;
}
