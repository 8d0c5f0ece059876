import type { Point } from '../../locations/kilometresBetween';

/** A part of a city that a craving names: a street, a neighborhood, the area around a known place, or downtown. */
export interface NamedPlace {
  kind: 'STREET' | 'NEIGHBORHOOD' | 'LANDMARK' | 'DOWNTOWN';
  /** Identifies the part within its city, e.g. "street:cherokee". */
  key: string;
  center: Point;
  /** How far around the center it reaches, in km; 0 for a street, which consists of its houses. */
  kilometres: number;
  /** Numbers of `Columns.streets`; empty unless it is a street. */
  streets: readonly number[];
  /** Number of `Columns.neighborhoods`; 0 unless it is a neighborhood. */
  neighborhood: number;
}

/**
 * What comes before the name: "on" means a street, "near" the area around; without a word before it (NONE), the name
 * itself must be clear.
 */
export type PlaceCue = 'ON' | 'IN' | 'NEAR' | 'NONE';

/** Finds the part of a city that is named at the beginning of the words, and how many words name it. */
export type FindPlace = (words: readonly string[], cue: PlaceCue) => { place: NamedPlace; length: number } | null;
