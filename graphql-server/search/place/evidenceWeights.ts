/**
 * How certain it is that a place has a concept (such as "ramen" or "cozy"), by the kind of fact that supports the
 * concept. 1 is certain. See docs/search.md.
 */
export const evidenceWeights = {
  /** The main cuisine, if a concept of the vocabulary has this cuisine in its `facts`. */
  cuisine: 1,
  /** The second and further cuisines. */
  furtherCuisine: 0.7,
  /** A word of the vocabulary in a cuisine's name. */
  cuisineWord: 0.8,
  /** A feature, the price, the badge or the brand. */
  fact: 1,
  /** A diet that the place can serve. */
  diet: 0.8,
  /** The fact that the place needs a reservation. */
  reservation: 0.8,
  /** Multiplies the weight of a cuisine, feature, diet or dish that comes from a rule, not from a source. */
  byName: 0.8,
  name: 0.9,
  dish: 0.7,
  description: 0.6,
  /**
   * A mention with `isPart`, such as an ingredient inside a longer phrase, or "few vegan options". The weight is small:
   * it mainly serves to find forbidden foods.
   */
  part: 0.1,
  /** Each further mention in the same field reduces the remaining uncertainty by this share. */
  again: 0.2,
  /** The highest evidence that one text field can give, because a text is less certain than a fact. */
  mostOfText: 0.95,
  /** A text that denies something: "no reservations". */
  denied: 0.8,
  /**
   * If concept A suggests concept B, the weight of B is this factor x the weight of A x the weight of the relation
   * between A and B.
   */
  suggested: 0.5,
  /**
   * Suggestions with a smaller weight are left out. There are many of them, they cost time, and they mislead as often
   * as they help.
   */
  leastSuggested: 0.16,
  /** Opening hours. hoursConcepts.ts multiplies this by a factor for each concept. */
  hours: 0.5,
  /** Concepts with a smaller weight are left out. */
  least: 0.08,
} as const;
