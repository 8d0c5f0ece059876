/**
 * The numbers that decide the order of a deck, in addition to score/weights.ts. A card starts with the score of its
 * place, scaled so that the best score is 1.
 */
export const deckWeights = {
  /**
   * The share of a member's taste in the score of a place. The share is greater than in a search, because nobody typed
   * a craving.
   */
  taste: 0.5,
  /** How many of the best places a deck is made from. */
  candidates: 400,
  /** Each card is chosen among this many of the best remaining places. */
  reach: 30,
  /**
   * Subtracted for each unknown fact, so that places with more known facts come first. Missing pictures are not
   * in this list, because pictures already count in the quality of a place.
   */
  unknown: { cuisine: 1, hours: 0.1, price: 0.05 },
  /**
   * Subtracted when a place is known only as a bar, a cafe or the like, and both its hours and its price are unknown.
   */
  vague: 0.15,
  /**
   * `rare` is added when hours and price are unknown but the cuisine is rare in the area (rarities.ts), because the
   * card shows the rarity. `rareAgain` is subtracted when this card and the previous card both have rare cuisines.
   */
  rare: 0.06,
  rareAgain: 0.1,
  /**
   * Subtracted for a branch of a chain. A place is a branch if its facts indicate a chain (e.g. a known brand), or if
   * at least `chainFrom` places of the area have its brand or name. People who look for ideas know chains already.
   */
  chain: 0.5,
  chainFrom: 3,
  /**
   * `open` is added when the place is open at the time for which the deck is requested, or an hour later. `closed` is
   * subtracted when the place is known to be closed at both times.
   */
  open: 0.1,
  closed: 0.35,
  /** Subtracted when a card and the previous card share a kind, e.g. coffee, even if one place is also Japanese. */
  sameKind: 0.3,
  /**
   * `sameCuisine` is subtracted for each card with the same main kind (the first kind of a place, e.g. ramen) among the
   * previous `cuisineMemory` cards.
   */
  sameCuisine: 0.12,
  cuisineMemory: 4,
  /** Subtracted when the previous card is in the same neighborhood. */
  sameNeighborhood: 0.04,
  /**
   * `sameBrand` is subtracted when one of the previous `brandMemory` cards has the same brand or name. In this case,
   * nothing is subtracted for other similarities.
   */
  sameBrand: 0.6,
  brandMemory: 40,
  /** Subtracted for a main kind that was skipped very often. After fewer skips, less is subtracted. */
  skippedCuisine: 0.25,
  /**
   * After this many skips of a main kind, half of `skippedCuisine` is subtracted. Fewer skips say little: two skipped
   * ramen shops do not mean that the diner dislikes ramen.
   */
  skipsThatSayLittle: 4,
  /** The weight of a pseudo-random number from the second round on, so that rounds begin with different places. */
  chance: 0.35,
} as const;
