/**
 * A concept of the vocabulary by its id, and its weight: 0 (not at all) to 1 (fully); in some lists below 0 for "not".
 */
export interface ConceptWeight {
  concept: string;
  weight: number;
}
