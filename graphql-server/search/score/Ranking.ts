/**
 * The results of a search, not sorted yet: places with integer scores. They are shown by score, highest first, then by id.
 * The arrays belong to a Workspace: read them before it is given back.
 */
export interface Ranking {
  /** How many results. */
  count: number;
  /** The place of each result, by its number in the index. */
  places: Uint32Array;
  /** The score of each result. */
  scores: Int32Array;
  /** How many places answer the craving, whether or not they pass what must hold. */
  answering: number;
  /** The place of each of those. */
  answers: Uint32Array;
  /** By place, for those: what it fails of what must hold, see FAILS. */
  failed: Uint16Array;
}
