import { allergenAt } from '../vocabulary/allergenWords';
import type { Token } from '../words/tokens';
import { isAllergyNear } from './allergies';
import { endsInLink, isEaten, isLink, namesAllergy } from './allergyWords';
import type { Piece } from './Piece';

/** Whether a piece has a Chinese or Korean word for an allergy. The 对 (to) before the food does not count. */
export function isAsianAllergy(text: readonly Token[], piece: Piece): boolean {
  if (piece.language !== 'zh' && piece.language !== 'ko') return false;
  return (piece.roles.has('allergy') && text[piece.start]?.folded !== '对') || namesAllergy(text, piece);
}

/** Whether the pieces from `first` to `last` name a food to which the diner is allergic. */
export function isAllergen(text: readonly Token[], parts: readonly Piece[], first: number, last = first): boolean {
  const next = parts[last + 1];
  // A name of one character often has other meanings: 배 is a pear, a boat or a stomach, and 밤 is a chestnut or the
  // night. In 밤에 새우 알레르기 (at night, shrimp allergy), the allergy is to shrimp, so 밤 is the night.
  const isShort = allergenAt(text, parts[first]?.start ?? 0)?.end === (parts[first]?.start ?? 0) + 1;
  if (isShort)
    return next !== undefined && isAsianAllergy(text, next) && (isOnlyCue(next) || endsInLink(text, parts[last]));
  if (isAfterOther(text, parts, first, last)) return false;
  return isAllergyNear(text, parts, first) || isAllergyNear(text, parts, last);
}

/**
 * Whether the clause names the allergy to another food before these pieces: 苹果过敏的朋友 咖啡 (a friend with an apple
 * allergy, coffee). In Chinese and Korean, the word for the allergy usually comes after its food. So this allergy is to
 * apples, and the coffee is wanted. In 过敏 苹果 (allergy, apple), no food comes before the word for the allergy, so it
 * belongs to the apple.
 */
function isAfterOther(text: readonly Token[], parts: readonly Piece[], first: number, last: number): boolean {
  const begin = parts.slice(0, first).findLastIndex(({ kind }) => kind === 'break') + 1;
  const cue = parts.slice(begin, first).findLastIndex((piece) => isAsianAllergy(text, piece));
  if (cue < 0) return false;
  const isOfOther =
    !isOnlyCue(parts[begin + cue] as Piece) || (cue > 0 && isFood(text, parts[begin + cue - 1] as Piece));
  if (!isOfOther || isLink(text, parts[first - 1])) return false;
  const end = parts.findIndex(({ kind }, at) => at > last && kind === 'break');
  const rest = parts.slice(last + 1, end < 0 ? undefined : end);
  return !rest.some((piece) => isAsianAllergy(text, piece));
}

/** Whether a piece is a word for an allergy without a food. */
const isOnlyCue = ({ kind }: Piece) => kind === 'functionWord';

/** Whether a piece names a food or may name one. */
const isFood = (text: readonly Token[], { kind, start, concepts }: Piece) =>
  kind === 'unknown' || concepts.some(isEaten) || allergenAt(text, start) !== null;
