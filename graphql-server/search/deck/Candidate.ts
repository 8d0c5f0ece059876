/** A place that may become a card. `neighborhood` is the number of its neighborhood in Columns; 0 means unknown. */
export interface Candidate {
  /** uuid */
  id: string;
  /** The score of the ranking: the higher, the better. It may be below 0. */
  score: number;
  /** The kinds of the place, the main kind first (see kindsOf). Empty when they are unknown. */
  kinds: readonly string[];
  neighborhood: number;
  /**
   * The number of the place's group (the column `group` of Columns). Places of one brand are one group. Places without
   * a brand are one group if their names match.
   */
  brandOrName: number;
  /**
   * Whether the place is open at the deck's moment (the time for which the deck is made) or an hour later. Null when
   * its hours or its time zone are unknown, or when the deck has no moment.
   */
  isOpen: boolean | null;
  /** Whether the place is a branch of a chain. */
  isChain: boolean;
  /** The rare cuisine of the place (see rarities.ts); null if it has no rare cuisine. */
  rarity: object | null;
}
