import type { ConceptKind } from '../vocabulary/Concept';

/** Every number of a member's taste. docs/search.md explains them. */
export const tasteWeights = {
  /** What a place says of somebody who gave it stars: then that alone counts of the place. */
  stars: { 1: -1, 2: -0.6, 3: 0, 4: 0.6, 5: 1 } as Readonly<Record<number, number>>,
  saved: 0.5,
  /** An entry of the diary: to have been there is some liking. */
  visited: 0.4,
  /** Skipped in this very request. */
  skipped: -0.3,
  /** After so many days it counts half. */
  halfLifeDays: 180,
  /**
   * How much of a concept is a matter of taste, by its kind; what is not named is none. A diet is none: it may tell of health
   * or faith. Company, occasions, hours and service are of the evening, not of the diner.
   */
  kinds: {
    cuisine: 1,
    dish: 1,
    drink: 0.8,
    taste: 0.8,
    noise: 0.8,
    ingredient: 0.6,
    technique: 0.6,
    vibe: 0.6,
    price: 0.5,
    seating: 0.4,
  } as Readonly<Partial<Record<ConceptKind, number>>>,
  /** Badges of the catalogue: what others think of a place. */
  badges: new Set(['hidden-gem', 'local-favorite', 'popular', 'new-place']),
  /** Weaker than this share of the strongest is left out, and so is what comes after the strongest so many. */
  least: 0.05,
  most: 40,
} as const;
