import type { ConceptKind } from '../vocabulary/Concept';

/** The numbers from which a member's taste is computed. docs/decisions/0018-a-members-taste.md explains them. */
export const tasteWeights = {
  /** How much liking each number of stars shows (below 0: dislike). A rating replaces saves and visits of its place. */
  stars: { 1: -1, 2: -0.6, 3: 0, 4: 0.6, 5: 1 } as Readonly<Record<number, number>>,
  saved: 0.5,
  /** An entry in the diary counts this much, because a visit shows some liking. */
  visited: 0.4,
  /** After this many days, a rating, a save or a visit counts half. */
  halfLifeDays: 180,
  /**
   * How much of a concept is a matter of taste, by the kind of the concept; other kinds do not count. Diets do not
   * count, because they may reveal health or faith. Company (who comes along), occasions, times and service depend on
   * the visit, not on the diner.
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
  /** Badges of the catalog do not count: they show how popular or how new a place is, not what the member likes. */
  badges: new Set(['hidden-gem', 'local-favorite', 'popular', 'new-place']),
  /** Concepts weaker than this share of the strongest concept are left out. At most `most` concepts are returned. */
  least: 0.05,
  most: 40,
} as const;
