/** The mean nDCG@10 and recall@10 of some cravings. `bm25` is the mean nDCG@10 of plain BM25 for the same cravings. */
export interface Quality {
  cravings: number;
  ndcg: number;
  recall: number;
  bm25: number;
}

/** The results of `evaluate`. figures.json contains the committed results. */
export interface Figures {
  /** Results of the development set: first for the whole set, then for each slice (developmentSet.ts). */
  development: Record<string, Quality>;
  /**
   * Results of the unseen set. Its cravings are not used to tune the search, with two exceptions (see
   * developmentSet.ts).
   */
  unseen: Record<string, Quality>;
  /**
   * Results for the real St. Louis, with the city's register of places that sell food. Null if the register is not on
   * this machine.
   */
  register: RegisterFigures | null;
  /** Like `register`, for a few invented rows. */
  invented: RegisterFigures;
  /** The share of nDCG@10 that remains with one typing error in each English craving. */
  typos: number;
  /**
   * How well frequent cravings, translated into another language, find the same places as the English originals:
   * nDCG@10, with the English ranking as the ideal.
   */
  languages: Record<'es' | 'zh' | 'ko', number>;
}

/**
 * Results for a city with hardly any facts except names and streets. The evaluated results also contain near misses,
 * after the places that meet the whole craving.
 */
export interface RegisterFigures {
  slices: Record<string, Quality>;
  /**
   * How many results are not places for diners, counted in the first ten results of every craving. Examples are stands
   * of a stadium, canteens and counters of supermarkets.
   */
  noPlaceForDiners: number;
  /** How many cravings find nothing. */
  empty: number;
}

/**
 * The quality of the model that recalls the concepts of a craving. The model is trained with the search memory, a
 * collection of example cravings. The quality is measured with cravings that were left out of the training. Each
 * quality is the nDCG@10 of the recalled concepts.
 */
export interface LeaveOut {
  /** The quality when the training is limited to a number of examples. The key is this number. */
  learnt: Record<string, number>;
  /** The quality if the concepts come from the most similar training examples instead of from the model. */
  nearest: number;
}
