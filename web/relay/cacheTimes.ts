const minute = 60_000;

/** How old an answer may be, in ms: from `stale` on it is asked for again, from `kept` on it is not shown meanwhile either. */
export interface CacheTimes {
  readonly stale: number;
  readonly kept: number;
}

/**
 * The answers that age (restaurants.md, section 9). All others are kept until something changes them, see decision D81;
 * what a mutation answers is taken over at once in these too.
 */
export const cacheTimes = {
  search: { stale: 5 * minute, kept: 30 * minute },
  discover: { stale: 5 * minute, kept: 15 * minute },
  diary: { stale: 10 * minute, kept: 10 * minute },
  popular: { stale: 10 * minute, kept: 10 * minute },
} as const satisfies Record<string, CacheTimes>;
