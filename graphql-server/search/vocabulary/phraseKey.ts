import { tokens } from '../words/tokens';
import { withoutDeterminers } from '../words/withoutDeterminers';

/** What a phrase is found by, so that two phrases of one key are one: "Tacos" and "taco", "read a book" and "read my book"; '' when nothing is left. */
export function phraseKey(phrase: string): string {
  const parts = tokens(phrase).filter(({ kind }) => kind !== 'break');
  return withoutDeterminers(parts)
    .map(({ key }) => key)
    .join(' ');
}
