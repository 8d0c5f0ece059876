/** The weights of related concepts in a craving, and factors for other concepts. docs/search.md explains them. */
export const relatedWeights = {
  /** The parents of a wanted concept: for ramen, any noodle soup and anything Japanese. */
  is: 0.3,
  /**
   * The concepts that a wanted concept suggests, by the kind of the wanted concept. They count much for a hangover
   * (an occasion) and little for ramen (a dish), because "ramen" already says what to eat.
   */
  suggests: {
    cuisine: 0.1,
    dish: 0.1,
    drink: 0.1,
    ingredient: 0.1,
    technique: 0.1,
    taste: 0.3,
    vibe: 0.3,
    noise: 0.4,
    company: 0.6,
    occasion: 0.6,
    seating: 0.2,
    service: 0.2,
    price: 0.2,
    time: 0.2,
    diet: 0.2,
  },
  /** A wish that the diner does not insist on ("ideally"), or an implied diet: nut-free for "peanut allergy". */
  softened: 0.6,
  /**
   * Concepts of all kinds except cuisine, dish and drink, if the craving also names a cuisine, a dish or a drink.
   * People choose a place mainly by its food.
   */
  setting: 0.625,
  /** The opposites of a wanted concept; they count as unwanted. */
  contrary: 0.5,
  /** The opposites of a refused concept; they count as wanted and share this weight. */
  contraryOfRefused: 0.5,
  /** Concepts with a smaller weight than this are left out. */
  least: 0.07,
} as const;
