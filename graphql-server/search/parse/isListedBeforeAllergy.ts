import type { Token } from '../words/tokens';
import { isAllergen, isDiet, isJoint } from './allergyList';
import { DEGREE, isAboutAllergy, isIngredient, MOST_PIECES } from './allergyWords';
import { isDeniedAllergy } from './isDeniedAllergy';
import { isMeal } from './isMeal';
import { isKindOfPlace } from './negation/refusableFoods';
import { groupOf, kindOf } from './negation/Scope';
import type { Piece } from './Piece';

/**
 * Whether the piece is in a list of foods that ends with the word for an allergy: 새우, 계란 알레르기, 对花生,虾过敏, "nuts,
 * egg allergy". Such a list begins with a usual allergen or after 对. Other words in its clause before it must not be a
 * wish: 想吃虾，鸡蛋过敏 and "grilled shrimp, nut allergy" ask for shrimp. So does "shrimp, nut allergy", but "shrimp, egg,
 * nut allergy" and "shrimp, nut allergies" are lists.
 */
export function isListedBeforeAllergy(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  if (!endsInAllergy(text, parts, at) || !isMember(text, parts, at)) return false;
  let first = at;
  for (let i = at - 1; i >= Math.max(0, at - MOST_PIECES); i -= 1) {
    if (isMember(text, parts, i)) first = i;
    else if (!isJoint(text, parts[i])) break;
  }
  const isAfterTo = text[parts[first - 1]?.start ?? -1]?.folded === '对';
  return isAfterTo || (isAllergen(text, parts[first]) && !isWish(parts, first) && !isMeal(text, parts, first));
}

/** Whether only other foods of the list and words such as "severe" are between the food and the word for the allergy. */
function endsInAllergy(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const next = parts.slice(at + 1, at + MOST_PIECES);
  const end = next.findIndex((piece) => isAboutAllergy(text, piece) && text[piece.start]?.folded !== '对');
  const cue = next[end];
  if (!cue || isDeniedAllergy(text, cue)) return false;
  let foods = 0;
  for (const [i, piece] of next.slice(0, end).entries()) {
    const isDegree = DEGREE.test(text[piece.start]?.folded ?? '') || piece.roles.has('intensifier');
    if (isMember(text, parts, at + 1 + i)) foods += 1;
    else if (!isJoint(text, piece) && !isDegree) return false;
  }
  return foods > 0 || cue.kind === 'concept';
}

/** Whether a piece can be a food of the list: a usual allergen, or another ingredient or unknown word between joints. */
function isMember(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const piece = parts[at];
  if (!piece || isDiet(text, piece) || isKindOfPlace(text, piece)) return false;
  if (isAllergen(text, piece)) return true;
  const isAsian = /^han/.test(text[piece.start]?.kind ?? '');
  const isAlone = [parts[at - 1], parts[at + 1]].every(
    (each) => !each || isJoint(text, each) || isAboutAllergy(text, each),
  );
  return (isAsian || isAlone) && (piece.kind === 'unknown' || piece.concepts.some(isIngredient));
}

/** Whether the words before the list in its clause ask for its first food. */
function isWish(parts: readonly Piece[], first: number): boolean {
  const clause = parts.slice(parts.slice(0, first).findLastIndex(({ kind }) => kind === 'break') + 1, first);
  const last = clause.at(-1);
  if (clause.some(({ roles }) => roles.has('wrapping') || roles.has('turn'))) return true;
  if (last?.kind === 'unknown') return true;
  if (last?.kind !== 'concept' || groupOf(last) === 'people') return false;
  return last.language === 'en' || last.language === 'es' || /^(?:taste|technique|vibe)$/.test(kindOf(last));
}
