import { isSign } from '../../words/signs';
import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';
import { isAllergenic } from './refusableFoods';

/**
 * The usual allergen directly before a sign such as ❌, if what follows the sign is no such food: "shrimp ❌ steak". In
 * "pad thai ❌ peanuts", the sign refuses the peanuts. 🚫 refuses what follows it: "shrimp 🚫 onions".
 */
export function refusedBySign(text: readonly Token[], parts: readonly Piece[], at: number): Piece | null {
  const sign = text[parts[at]?.start ?? -1];
  const [before, piece] = [parts[at - 1], parts[at]];
  if (!before || piece?.kind !== 'functionWord' || !isSign(sign) || sign?.text === '🚫') return null;
  return isAllergenic(text, parts, at - 1) && !isAllergenic(text, parts, at + 1) ? before : null;
}
