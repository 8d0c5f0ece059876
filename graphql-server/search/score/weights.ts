/** Every number of the ranking. docs/search.md explains how they work together. */
export const weights = {
  /** The BM25 score of a place's words, divided by that of the best place. */
  text: 0.35,
  /** The points of a place for the concepts that were said, divided by those of the best place. */
  concepts: 1,
  /**
   * The weight at a place of the strongest food that the diner named. For "cozy ramen", a ramen shop comes before a cozy
   * coffee house.
   */
  food: 0.4,
  /** The points for what similar cravings of the memory want, divided by those of the best place. */
  memory: 1.3,
  /** The memory counts wholly when it is at least this sure of one concept, and less the less sure it is. */
  sureMemory: 0.3,
  /** The points for a mood's concepts, divided by those of the best place. */
  mood: 0.6,
  /** Subtracted for the strongest refused concept that a place has. */
  refused: 1,
  /** For a food, its weight at the place to this power: it weighs on those that live by it, little on those that serve it as well. */
  refusedFood: 1.5,
  /** The quality of a place, 0 to 1. */
  quality: 0.06,
  /** How close a place is: 1 at the diner's position, half of it `halfway` km away. */
  distance: 0.15,
  /** The same for who says "nearer". */
  distanceNearer: 0.8,
  halfway: 3,
  /** The greatest share of a member's taste in the score. */
  taste: 0.2,
  /** The second best place of one brand or name keeps this part of its score, the third its square, and so on. */
  repeat: 0.8,
  /** The same for places of one cuisine, for a diner who wants to be surprised. */
  sameKitchen: 0.5,
  /**
   * The two numbers of BM25: k1, how soon repeats of a word stop counting, and b, how much long texts are held back.
   */
  bm25: { k1: 1.2, b: 0.5 },
  /**
   * What makes a place a result at all: one concept this strong (weight in the craving times weight at the place).
   * "Sushi" (`keyword`) also finds what comes close, but hardly anything from the memory alone; a described situation
   * (`told`) finds everything that fits a little.
   */
  evidence: {
    keyword: { concept: 0.1, memory: 0.9 },
    told: { concept: 0.02, memory: 0.02 },
    mood: 0.3,
  },
  /** A result has at least this part of the best place's score: "223 restaurants" would help nobody. */
  least: 0.1,
  /**
   * The same where the diner named a food and no part of the city: places that only share the setting are left out,
   * unless fewer than `few` places would be left.
   */
  leastWithFood: 0.25,
  few: 10,
  /**
   * Subtracted from a near miss for a known contradiction of a wish; unknown facts cost nothing. The distance counts by
   * the kilometre, up to `most`.
   */
  missed: { price: 0.5, hours: 0.5, kilometre: 0.4, most: 3 },
  /** Weaker wishes of similar cravings are left out: they cost time and change nothing. */
  leastRemembered: 0.1,
  /** How much a half-typed word counts that was found only as the beginning of other words. */
  guessed: 0.6,
} as const;
