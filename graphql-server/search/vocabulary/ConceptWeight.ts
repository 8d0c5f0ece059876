/**
 * The id of a concept of the vocabulary, and its weight from 0 (not at all) to 1 (fully). In some lists, a weight below
 * 0 means that the concept does not apply or is not wanted.
 */
export interface ConceptWeight {
  concept: string;
  weight: number;
}
