import { passwordMinimum } from './passwordMinimum';

const count = 10_000;

/** Of passwords in the order of how common they are, the first 10,000 that are long enough to be chosen. */
export function commonest(ranked: readonly string[]): readonly string[] {
  return ranked.filter(({ length }) => length >= passwordMinimum).slice(0, count);
}
