import type { Point } from '../../locations/kilometresBetween';

/**
 * A part of a city that a craving names: a street, a neighborhood, downtown, or a LANDMARK. A LANDMARK is the area
 * around a place or a group of places, or the area of several neighborhoods ("tower grove" for Tower Grove East and
 * South).
 */
export interface NamedPlace {
  kind: 'STREET' | 'NEIGHBORHOOD' | 'LANDMARK' | 'DOWNTOWN';
  /** Identifies the part within its city, e.g. "street:cherokee". */
  key: string;
  center: Point;
  /** The radius of the part around its center, in km. 0 for a street: its restaurants are found by `streets`. */
  kilometres: number;
  /** Numbers in `Columns.streets`; empty unless the part is a street. */
  streets: readonly number[];
  /** Number in `Columns.neighborhoods`; 0 unless the part is a neighborhood. */
  neighborhood: number;
  /** True for a LANDMARK that is no place, but only the area of places or neighborhoods with this word: "Soulard". */
  isArea?: boolean;
}

/**
 * The kind of the word before a name, such as "on", "in" or "near". It decides what the name can mean (see
 * score/findPartOfCity.ts). NONE means that no such word is before the name. Then the name itself must clearly mean a
 * part of the city.
 */
export type PlaceCue = 'ON' | 'IN' | 'NEAR' | 'NONE';

/**
 * Finds the part of a city whose name is at the beginning of `words`. `length` is the number of words in this name.
 * Null if `words` begins with no such name.
 */
export type FindPlace = (words: readonly string[], cue: PlaceCue) => { place: NamedPlace; length: number } | null;
