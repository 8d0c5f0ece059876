/** Every number of the ranking. docs/search.md explains how they play together. */
export const weights = {
  /** BM25 over the words of a place, divided by the best place's. */
  text: 0.35,
  /** What was said, as concepts, divided by the best place's. */
  concepts: 1,
  /** What similar cravings of the memory want, divided by the best place's. */
  memory: 1.3,
  /** The memory counts wholly when it is at least this sure of one concept, and less the less sure it is. */
  sureMemory: 0.3,
  /** A mood's mix of concepts, divided by the best place's. */
  mood: 0.6,
  /** Taken away for what was refused: of the strongest refused concept a place has. */
  refused: 1,
  /** For a food, its weight at the place to this power: it weighs on those that live by it, little on those that serve it as well. */
  refusedFood: 1.5,
  /** The standing of a place from stored facts, 0 to 1. */
  quality: 0.06,
  /** Being close: 1 here, half of it `halfway` km away. */
  distance: 0.15,
  /** The same for who says "nearer". */
  distanceNearer: 0.8,
  halfway: 3,
  /** The share of the whole score that a member's taste makes at most. */
  taste: 0.2,
  /** Of one brand or name, the second best place keeps this part of its score, the third its square, and so on. */
  repeat: 0.8,
  /** The same for places of one kitchen, where somebody wants to be surprised. */
  sameKitchen: 0.5,
  /** A text score needs these: how soon more of a word stops counting, and how much long texts are held back. */
  bm25: { k1: 1.2, b: 0.5 },
  /**
   * What makes a place a result at all: one concept this strong (weight in the craving times weight at the place). Who types
   * "sushi" is shown what comes close as well, but nothing by memory alone; who tells of a situation is answered by all that
   * fits a little.
   */
  evidence: {
    keyword: { concept: 0.1, memory: 0.9 },
    told: { concept: 0.02, memory: 0.02 },
    mood: 0.3,
  },
  /** A result earns at least this part of what the best place of the city earns: "223 restaurants" would answer nobody. */
  least: 0.1,
  /**
   * Taken from a near miss for what is known to be otherwise than was asked; what nobody knows costs nothing. How far away it
   * is counts by the kilometre.
   */
  missed: { price: 0.5, hours: 0.5, kilometre: 0.4, most: 3 },
  /** Weaker wishes of similar cravings are left out: they take time and change nothing. */
  leastRemembered: 0.1,
  /** What a word found only as the beginning of another, or with a typing error, counts for. */
  guessed: 0.6,
} as const;
