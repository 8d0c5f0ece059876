const minute = 60_000;

/**
 * Ages of an answer, in ms. From the age `stale`, the answer is shown while a new answer is fetched. From the age
 * `maxAge`, it is not shown. If both ages are equal, an answer is never shown while a new one is fetched.
 */
export interface CacheTimes {
  readonly stale: number;
  readonly maxAge: number;
}

/**
 * The cache times of the answers that expire by age. All other answers have no such times. The answer of a mutation
 * immediately changes all stored answers that contain the same records.
 */
export const cacheTimes = {
  search: { stale: 5 * minute, maxAge: 30 * minute },
  discover: { stale: 5 * minute, maxAge: 15 * minute },
  diary: { stale: 10 * minute, maxAge: 10 * minute },
  popular: { stale: 10 * minute, maxAge: 10 * minute },
} as const satisfies Record<string, CacheTimes>;
