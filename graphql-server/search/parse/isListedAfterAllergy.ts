import type { Token } from '../words/tokens';
import { isAllergen, isDiet, isJoint } from './allergyList';
import { isAboutAllergy, MOST_PIECES } from './allergyWords';
import { isDeniedAllergy } from './isDeniedAllergy';
import type { Piece } from './Piece';

/** Whether a food directly after "allergic to dairy" is in its list, because another allergen or nothing follows. */
function isBareMember(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const after = parts[at + 1];
  if (text[parts[at]?.end ?? -1]?.folded === 'milk') return false; // "allergic to dairy almond milk latte"
  const next = isJoint(text, after) ? parts[at + 2] : after;
  if (next && after?.kind !== 'break') return isAllergen(text, next) && !isDiet(text, next);
  return parts[at]?.concepts.every((id) => /^(?:eggs|nuts|peanuts|soy|sesame)$/.test(id)) === true;
}

/** Whether the piece is in a list of foods after the word for the allergy: huevos in "alérgico a la leche y a los huevos". */
export function isListedAfterAllergy(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const before = parts.slice(Math.max(0, at - MOST_PIECES), at);
  if (!before.some((piece) => isAboutAllergy(text, piece))) return false;
  if (!isAllergen(text, parts[at]) || isDiet(text, parts[at] as Piece)) return false;
  for (let i = at - 1; i >= Math.max(0, at - MOST_PIECES); i -= 1) {
    const piece = parts[i] as Piece;
    if (isAboutAllergy(text, piece))
      return (
        !isDeniedAllergy(text, piece) &&
        text[piece.start]?.folded !== '对' &&
        (i < at - 1 || (text[piece.start + 1]?.folded === 'to' && isBareMember(text, parts, at)))
      );
    if (!isJoint(text, piece) && (!isAllergen(text, piece) || isDiet(text, piece))) return false;
  }
  return false;
}
