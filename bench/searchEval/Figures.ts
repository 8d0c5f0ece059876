/** nDCG@10 and recall@10 of some cravings, and the same for plain BM25. */
export interface Quality {
  cravings: number;
  ndcg: number;
  recall: number;
  bm25: number;
}

/** What `npm run search:eval` measures; figures.json keeps what was last committed. */
export interface Figures {
  /** The development set: the whole set, then each slice (developmentSet.ts). */
  development: Record<string, Quality>;
  /** The same for places and cravings that were not used for work on the search. */
  unseen: Record<string, Quality>;
  /** The real St. Louis from its register; null when the register is not on this machine. */
  register: RegisterFigures | null;
  /** The same for a dozen invented rows. */
  invented: RegisterFigures;
  /** The share of nDCG@10 that remains with one typing error in each craving. */
  typos: number;
  /** How much of the English ranking the same word finds in another language, as nDCG@10. */
  languages: Record<'es' | 'zh' | 'ko', number>;
}

/** A city with hardly more facts than names and streets; near misses count as found, after the answers. */
export interface RegisterFigures {
  slices: Record<string, Quality>;
  /**
   * How many rows in the first ten results of any craving are no place for diners: stands of a stadium, canteens,
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
  /** The same with the most similar examples instead of the learnt model. */
  nearest: number;
}
