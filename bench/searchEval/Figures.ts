/** nDCG@10 and recall@10 of some cravings, beside plain BM25. */
export interface Quality {
  cravings: number;
  ndcg: number;
  recall: number;
  bm25: number;
}

/** What `npm run search:eval` measures; figures.json keeps what was last committed. */
export interface Figures {
  /** The development set: all of it, then by what a craving is hard for. */
  development: Record<string, Quality>;
  /** The same for places and cravings that nobody saw who worked on the search. */
  unseen: Record<string, Quality>;
  /** The real St. Louis as its register tells it; null where the register is not beside the project. */
  register: RegisterFigures | null;
  /** The same for a dozen invented rows. */
  invented: RegisterFigures;
  /** The share of nDCG@10 that is left with one slip of the finger in each craving. */
  typos: number;
  /** How much of the English ranking the same word finds in another language, as nDCG@10. */
  languages: Record<'es' | 'zh' | 'ko', number>;
}

/** A city of which little more than names and streets is known; near misses count as found, behind the answers. */
export interface RegisterFigures {
  slices: Record<string, Quality>;
  /** Rows in any first ten that are no place for diners: stands of a stadium, canteens, counters of supermarkets. */
  noPlaceForDiners: number;
  /** Cravings that find nothing. */
  empty: number;
}

/** How well the memory does with cravings that it was not taught: nDCG@10 of the concepts it recalls. */
export interface LeaveOut {
  /** By how many examples were taught. */
  learnt: Record<string, number>;
  /** With the most similar of all examples instead of what was learnt. */
  nearest: number;
}
