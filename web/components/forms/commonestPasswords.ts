import { passwordMinimum } from './passwordMinimum';

/** How many common passwords we warn about. A longer list would take longer to load. */
const most = 10_000;

/** The first 10,000 passwords that are long enough. `ranked` is sorted, with the most common password first. */
export function commonestPasswords(ranked: readonly string[]): readonly string[] {
  return ranked.filter(({ length }) => length >= passwordMinimum).slice(0, most);
}
