const minute = 60_000;

/**
 * Ages of an answer, in ms. From the age `stale` on, the answer is fetched again, and shown meanwhile. From the age
 * `kept` on, it is not shown.
 */
export interface CacheTimes {
  readonly stale: number;
  readonly kept: number;
}

/**
 * The answers that get old. All other answers stay until something changes them. The answer of a mutation changes all
 * of them at once.
 */
export const cacheTimes = {
  search: { stale: 5 * minute, kept: 30 * minute },
  discover: { stale: 5 * minute, kept: 15 * minute },
  diary: { stale: 10 * minute, kept: 10 * minute },
  popular: { stale: 10 * minute, kept: 10 * minute },
} as const satisfies Record<string, CacheTimes>;
