/**
 * A linear congruential generator (Numerical Recipes) of numbers from 0 to just below 1. The same seed always gives the
 * same sequence.
 */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A random item of `from`. */
export const pick = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
