/** nDCG@10 and recall@10 of some cravings, and the same for plain BM25. */
export interface Quality {
  cravings: number;
  ndcg: number;
  recall: number;
  bm25: number;
}

/** The results of `npm run search:eval`. figures.json contains the committed results. */
export interface Figures {
  /** The development set: the whole set, then each slice (developmentSet.ts). */
  development: Record<string, Quality>;
  /** Like `development`, for places and cravings that nobody used to improve the search. */
  unseen: Record<string, Quality>;
  /** The real St. Louis, from its register of restaurants. Null if the register is not on this machine. */
  register: RegisterFigures | null;
  /** Like `register`, for a few invented rows. */
  invented: RegisterFigures;
  /** The share of nDCG@10 that remains with one typing error in each craving. */
  typos: number;
  /**
   * How well a word in another language finds the same places as the English word: nDCG@10, with the English ranking as
   * the ideal.
   */
  languages: Record<'es' | 'zh' | 'ko', number>;
}

/**
 * Results for a city with hardly any facts except names and streets. Near misses also count as found, after the
 * answers.
 */
export interface RegisterFigures {
  slices: Record<string, Quality>;
  /**
   * How many results, among the first ten of each craving, are no place for diners: stands of a stadium, canteens,
   * counters of supermarkets.
   */
  noPlaceForDiners: number;
  /** How many cravings find nothing. */
  empty: number;
}

/** The quality of the memory for cravings that it did not learn: nDCG@10 of the recalled concepts. */
export interface LeaveOut {
  /** By the number of learnt examples. */
  learnt: Record<string, number>;
  /** The same measure if the most similar examples recall the concepts instead of the learnt model. */
  nearest: number;
}
