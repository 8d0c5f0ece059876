const minute = 60_000;

/**
 * How old an answer may be, in ms. From `stale` on it is fetched again; from `kept` on it is not shown while we wait.
 */
export interface CacheTimes {
  readonly stale: number;
  readonly kept: number;
}

/**
 * The answers that get old. All others stay until something changes them. A mutation's answer also changes these at
 * once.
 */
export const cacheTimes = {
  search: { stale: 5 * minute, kept: 30 * minute },
  discover: { stale: 5 * minute, kept: 15 * minute },
  diary: { stale: 10 * minute, kept: 10 * minute },
  popular: { stale: 10 * minute, kept: 10 * minute },
} as const satisfies Record<string, CacheTimes>;
