import { passwordMinimum } from './passwordMinimum';

/** How many common passwords we warn about. A longer list would take longer to load. */
const most = 10_000;

/** The first `most` passwords that are long enough to be chosen; `ranked` is ordered by how common they are. */
export function commonestPasswords(ranked: readonly string[]): readonly string[] {
  return ranked.filter(({ length }) => length >= passwordMinimum).slice(0, most);
}
