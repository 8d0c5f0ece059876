import type { Point } from '../../locations/kilometresBetween';

/** A part of a city that a craving names: a street, a neighborhood, the area around a known place, or downtown. */
export interface NamedPlace {
  kind: 'STREET' | 'NEIGHBORHOOD' | 'LANDMARK' | 'DOWNTOWN';
  /** Identifies the part within its city, e.g. "street:cherokee". */
  key: string;
  center: Point;
  /** How far around the center the part reaches, in km; 0 for a street, which consists of its houses. */
  kilometres: number;
  /** Numbers in `Columns.streets`; empty unless the part is a street. */
  streets: readonly number[];
  /** Number in `Columns.neighborhoods`; 0 unless the part is a neighborhood. */
  neighborhood: number;
}

/**
 * The word before the name: "on" means a street, "near" means the area around. Without such a word (NONE), the name
 * itself must be clear.
 */
export type PlaceCue = 'ON' | 'IN' | 'NEAR' | 'NONE';

/** Finds the part of a city that the first words name, and how many words name it. */
export type FindPlace = (words: readonly string[], cue: PlaceCue) => { place: NamedPlace; length: number } | null;
