/** A concept of the vocabulary by its id, and how much of it: 0 (nothing) to 1 (wholly); some lists say below 0 for "not". */
export interface ConceptWeight {
  concept: string;
  weight: number;
}
