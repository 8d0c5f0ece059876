import { tokens } from '../words/tokens';
import { withoutDeterminers } from '../words/withoutDeterminers';

/**
 * The key of a phrase: "Tacos" and "taco" have the same key. "read a book" and "read my book" also have the same key. A
 * phrase without words has the key ''.
 */
export function phraseKey(phrase: string): string {
  const parts = tokens(phrase).filter(({ kind }) => kind !== 'break');
  return withoutDeterminers(parts)
    .map(({ key }) => key)
    .join(' ');
}
