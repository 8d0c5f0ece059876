import type { Earned } from './earnConcepts';

/**
 * The points of each place in every part of the score. The arrays are indexed by a place's number and belong to a
 * Workspace.
 */
export interface Earnings {
  text: Float32Array;
  stated: Earned;
  remembered: Earned;
  mood: Earned;
  taste: Earned;
  /** For each place, the weight of the strongest food that the craving names. A related food counts less. */
  food: Float32Array;
  /** For each place, the weight of the strongest refused concept. */
  refusedWeight: Float32Array;
  /** 1 for a place that answers the craving. */
  evidence: Uint8Array;
  /** The places whose name was typed. */
  named: readonly number[];
}
