/** Every number that a deck is ordered by. A card's own worth is the score of its place, the best place's being 1. */
export const deckWeights = {
  /** The share of a place's score that a member's taste makes at most: more than in a search, for nothing was said. */
  taste: 0.5,
  /** Cards of a deck at most. */
  most: 200,
  /** So many of the best places are dealt from. */
  candidates: 400,
  /** Each card is chosen among so many of the best that are left. */
  reach: 30,
  /**
   * Taken away for what nobody knows of a place: a diner is shown first where there is something to choose by. Pictures count in
   * its standing already.
   */
  unknown: { cuisine: 0.2, hours: 0.1, price: 0.05 },
  /** Added where it is open at the deck's moment or within the hour, taken away where it is known to be closed. */
  open: 0.1,
  closed: 0.35,
  /** Taken away where the card before is of the same kind: two coffee bars in a row, and be one a Japanese one. */
  sameKind: 0.3,
  /** Taken away for each of the last cards with the same first kind, and how many of them are looked at. */
  sameCuisine: 0.12,
  cuisineMemory: 4,
  /** Taken away where the card before is of the same neighborhood. */
  sameNeighborhood: 0.04,
  /** Taken away where one of the last cards is of the same brand or name, and how many of them are looked at. */
  sameBrand: 0.6,
  brandMemory: 40,
  /** Taken away for a cuisine of which all that was seen was skipped; less where fewer were. */
  skippedCuisine: 0.25,
  /** So many skips are as if not yet known: two skipped ramen shops say little of ramen. */
  skipsThatSayLittle: 4,
  /** How much chance counts from the second round on, so that another round begins with other places. */
  chance: 0.35,
} as const;
