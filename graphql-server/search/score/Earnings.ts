import type { Earned } from './earnConcepts';

/** What each place (by its number) earned in every part of the score; the arrays belong to a Workspace. */
export interface Earnings {
  text: Float32Array;
  said: Earned;
  remembered: Earned;
  mood: Earned;
  taste: Earned;
  /** The weight at the place of the strongest food that was named. */
  food: Float32Array;
  /** The weight of the strongest refused concept. */
  refused: Float32Array;
  /** 1 for a place that answers the craving. */
  evidence: Uint8Array;
  /** The places whose name was typed. */
  named: readonly number[];
}
