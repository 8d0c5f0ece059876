/**
 * The results of a search, not sorted yet: places with integer scores. Results are shown by score, highest first, and
 * results with equal scores by id. The arrays belong to a Workspace: read them only during the call of withWorkspace.
 */
export interface Ranking {
  /** The number of results. */
  count: number;
  /** For each result, the number of its place in the index. */
  places: Uint32Array;
  /** The score of each result. */
  scores: Int32Array;
  /** How many places answer the craving, whether or not they pass the filters. */
  answering: number;
  /** The places that answer the craving; only the first `answering` entries are valid. */
  answers: Uint32Array;
  /** The filters that each answering place fails, as bits of FAILS. The array is indexed by the number of the place. */
  failed: Uint16Array;
}
