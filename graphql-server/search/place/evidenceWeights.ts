/** How surely a fact of a restaurant says what it is: 1 is certain. docs/search.md explains them. */
export const evidenceWeights = {
  /** The main cuisine, where the vocabulary knows it as a fact. */
  cuisine: 1,
  /** The second and further cuisines. */
  furtherCuisine: 0.7,
  /** A word of the vocabulary in a cuisine's name. */
  cuisineWord: 0.8,
  /** Features, price, badge. */
  fact: 1,
  /** A diet that the place can serve. */
  diet: 0.8,
  /** "Needs a reservation". */
  reservation: 0.8,
  name: 0.9,
  dish: 0.7,
  description: 0.6,
  /** An ingredient inside a longer phrase: just enough for those who must not eat it. */
  part: 0.1,
  /** Each further mention in the same field adds this part of what is missing to certainty. */
  again: 0.2,
  /** No text alone is as sure as a fact. */
  mostOfText: 0.95,
  /** A text that denies something: "no reservations". */
  denied: 0.8,
  /** What a concept suggests counts this part of its own weight times the relation's. */
  suggested: 0.5,
  /** A suggestion weaker than this is left out: they are many, cost time and mislead as often as they help. */
  leastSuggested: 0.16,
  /** What opening hours say. */
  hours: 0.5,
  /** Weaker than this is left out. */
  least: 0.08,
} as const;
