/** A concept of the vocabulary by its id, and how much of it: 0 (nothing) to 1 (wholly). */
export interface ConceptWeight {
  concept: string;
  weight: number;
}
