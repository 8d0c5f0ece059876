import type { Point } from '../../locations/kilometresBetween';

/** A part of a city that a craving names: a street, a neighborhood, the surroundings of a place we hold, or its middle. */
export interface NamedPlace {
  kind: 'STREET' | 'NEIGHBORHOOD' | 'LANDMARK' | 'DOWNTOWN';
  /** The same for the same part of the same city, e.g. "street:cherokee". */
  key: string;
  center: Point;
  /** How far around the center it reaches, in km; a street reaches as far as its houses. */
  kilometres: number;
  /** Numbers of `Columns.streets`; empty unless it is a street. */
  streets: readonly number[];
  /** Number of `Columns.neighborhoods`; 0 unless it is a neighborhood. */
  neighborhood: number;
}

/** What stands before the name: "on" means a street, "near" the surroundings, nothing needs a name that says what it is. */
export type PlaceCue = 'ON' | 'IN' | 'NEAR' | 'NONE';

/** Finds the part of a city that some words begin with, and how many of them name it. */
export type FindPlace = (words: readonly string[], cue: PlaceCue) => { place: NamedPlace; length: number } | null;
