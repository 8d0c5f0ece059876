/** How certain a concept is, by the kind of fact that supports it. 1 is certain. See docs/search.md. */
export const evidenceWeights = {
  /** The main cuisine, if a concept of the vocabulary lists it as a fact. */
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
  /** An ingredient inside a longer phrase. The weight is small, because it only serves to find forbidden foods. */
  part: 0.1,
  /** Each further mention in the same field reduces the remaining uncertainty by this share. */
  again: 0.2,
  /** The highest evidence of one text field, because a text is less certain than a fact. */
  mostOfText: 0.95,
  /** A text that denies something: "no reservations". */
  denied: 0.8,
  /** A suggested concept weighs this factor x the weight of the suggesting concept x the weight of the relation. */
  suggested: 0.5,
  /**
   * Weaker suggestions are left out, because there are many, they cost time, and they mislead as often as they help.
   */
  leastSuggested: 0.16,
  /** Opening hours. hoursConcepts.ts multiplies this by a factor for each concept. */
  hours: 0.5,
  /** Weaker concepts are left out. */
  least: 0.08,
} as const;
