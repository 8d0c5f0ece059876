import { passwordMinimum } from './passwordMinimum';

/** Of so many passwords people hear that they are common; more would take longer to load. */
const most = 10_000;

/** Of passwords in the order of how common they are, the first that are long enough to be chosen. */
export function commonestPasswords(ranked: readonly string[]): readonly string[] {
  return ranked.filter(({ length }) => length >= passwordMinimum).slice(0, most);
}
