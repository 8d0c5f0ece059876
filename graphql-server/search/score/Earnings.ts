import type { Earned } from './earnConcepts';

/**
 * The points of each place in every part of the score. All arrays except `named` are indexed by a place's number and
 * belong to a Workspace.
 */
export interface Earnings {
  text: Float32Array;
  stated: Earned;
  remembered: Earned;
  mood: Earned;
  taste: Earned;
  /** For each place, the weight of its strongest wanted food, reduced if the place also has a refused food. */
  food: Float32Array;
  /** For each place, the weight of the strongest refused concept. */
  refusedWeight: Float32Array;
  /** 1 for a place that matches the craving; rank.ts leaves out the weakest matches. */
  evidence: Uint8Array;
  /** The places that the craving names (restaurantsCalled.ts). */
  named: readonly number[];
}
