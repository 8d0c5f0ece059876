/**
 * The id of a concept of the vocabulary, and its weight from 0 (not at all) to 1 (fully). In some lists, a negative
 * weight means "not".
 */
export interface ConceptWeight {
  concept: string;
  weight: number;
}
