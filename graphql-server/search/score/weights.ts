/** The numbers of the ranking, mostly weights of parts of the score. docs/search.md explains how they work together. */
export const weights = {
  /** The BM25 score of a place's words, divided by the highest BM25 score of any place. */
  text: 0.35,
  /** The points of a place for the stated concepts, divided by the most points of any place. */
  concepts: 1,
  /**
   * How strongly the place has the food that the diner named; with several foods, the strongest counts. For "cozy
   * ramen", a ramen shop comes before a cozy coffee house.
   */
  food: 0.4,
  /**
   * The points for concepts that similar cravings in the memory (examples of cravings) want, divided by the most points
   * of any place. The divisor is at least the number of points that a place gets for one concept alone: the concept
   * that the memory recalls with the greatest weight.
   */
  memory: 1.3,
  /**
   * The memory counts fully if it recalls one concept with at least this weight. With a lower weight, it counts less.
   */
  sureMemory: 0.3,
  /** The points for a mood's concepts, divided by the most points of any place. */
  mood: 0.6,
  /** Subtracted for the strongest refused concept that a place has. */
  refused: 1,
  /**
   * The weight of a refused food at a place is raised to this power. So the food counts much for places that specialize
   * in it, and it counts little for places that mainly serve other foods.
   */
  refusedFood: 1.5,
  /** The quality of a place, 0 to 1. */
  quality: 0.06,
  /** How close a place is: 1 at the diner's position, one half at a distance of `halfway` km. */
  distance: 0.15,
  /** The weight of the distance if the craving asks for a nearby place: "near me", "nearer". */
  distanceNearer: 0.8,
  halfway: 3,
  /** The share of a member's taste in the score of a search result. The deck has its own share (deckWeights.ts). */
  taste: 0.2,
  /**
   * The second best place of one brand or name keeps this part of its score, the third keeps the square of this part,
   * and so on.
   */
  repeat: 0.8,
  /** Like `repeat`, for places of one cuisine. It applies to cravings such as "surprise me" or "not pizza". */
  sameCuisine: 0.5,
  /** A place that is known to be closed now and for the next `hours` hours keeps `factor` of its score. */
  closed: { hours: 12, factor: 0.95 },
  /**
   * Subtracted from the score of a place at the edge of the searched city's circle; less if the place is nearer to the
   * center, and nothing in the inner half of the circle.
   */
  outlying: 0.04,
  /**
   * The two numbers of BM25: k1 (how soon repeats of a word stop counting) and b (how much the length of a text lowers
   * its score).
   */
  bm25: { k1: 1.2, b: 0.5 },
  /**
   * A place answers a craving if the value of one concept is at least the number below. The value is the concept's
   * weight in the craving times its weight at the place. `concept` is for stated concepts, `memory` is for remembered
   * concepts, and `mood` is for concepts of the mood. A keyword ("sushi") also finds places with a related concept, but
   * hardly any place that fits only because of the memory. A described situation (`description`) also finds places that
   * fit only a little.
   */
  evidence: {
    keyword: { concept: 0.1, memory: 0.9 },
    description: { concept: 0.02, memory: 0.02 },
    mood: 0.3,
  },
  /** An answer must have at least this part of the best score. This leaves out the weakest matches. */
  least: 0.1,
  /**
   * Replaces `least` when the diner named a food and no part of the city. This leaves out places that have only the
   * setting (such as "quiet"), not the food. `least` applies if fewer than `few` places would be left.
   */
  leastWithFood: 0.25,
  few: 10,
  /**
   * What a near miss loses from its score if a known fact contradicts a wish, or if the place is not known to have a
   * named food. Each kilometer from the named part of the city subtracts `kilometre`, up to `most` in total. An unknown
   * distance subtracts `most`. Other unknown facts subtract nothing.
   */
  nearMissPenalty: { food: 0.5, price: 0.5, hours: 0.5, kilometre: 0.4, most: 3 },
  /** Remembered concepts with a lower weight are left out, because they cost time and change nothing. */
  leastRemembered: 0.1,
  /** How much a half-typed word counts if it was found only as the beginning of other words. */
  guessed: 0.6,
} as const;
