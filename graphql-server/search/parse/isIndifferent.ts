import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';
import type { Piece } from './Piece';

/**
 * Words after a concept that does not matter, as in 시끄러워도 괜찮아 ("even if it is loud, that is fine") and 贵一点也没关系 ("a
 * little expensive is fine, too").
 */
const AFTER_HANGUL = /^[아어워]?도(?:괜찮|상관)/;
const AFTER_HAN = /^(?:一点|点)?(?:也|都)?(?:没关系|无所谓)/;

/**
 * Whether the craving says that a concept does not matter: "doesn't have to be fancy", "don't care if it's loud". Only
 * function words may stand between "don't care" and the concept. In Chinese and Korean, the words for "does not matter"
 * can also follow the concept.
 */
export function isIndifferent(text: readonly Token[], pieces: readonly Piece[], at: number): boolean {
  const { end } = pieces[at] as Piece;
  const after = spelt(text, end - 1, end + 6);
  if (AFTER_HANGUL.test(after) || AFTER_HANGUL.test(after.slice(1)) || AFTER_HAN.test(after.slice(1))) return true;
  for (let i = at - 1; i >= Math.max(0, at - 4); i -= 1) {
    const piece = pieces[i] as Piece;
    if (piece.roles.has('indifferent')) return true;
    if (piece.kind !== 'functionWord' || piece.roles.has('turn')) return false;
  }
  return false;
}
