import type { Earned } from './earnConcepts';

/** What each place earned, by its number, in every part of the score; in the arrays of a Workspace. */
export interface Earnings {
  text: Float32Array;
  said: Earned;
  remembered: Earned;
  mood: Earned;
  taste: Earned;
  /** The strongest refused concept. */
  refused: Float32Array;
  /** 1 for a place that answers at all. */
  evidence: Uint8Array;
  /** The places of the very name that was typed. */
  named: readonly number[];
}
