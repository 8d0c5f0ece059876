import { tokens } from '../words/tokens';
import { withoutDeterminers } from '../words/withoutDeterminers';

/**
 * The key of a phrase: "Tacos" and "taco" have the same key, and so do "read a book" and "read my book". A phrase
 * without words has the key ''.
 */
export function phraseKey(phrase: string): string {
  const parts = tokens(phrase).filter(({ kind }) => kind !== 'break');
  return withoutDeterminers(parts)
    .map(({ key }) => key)
    .join(' ');
}
