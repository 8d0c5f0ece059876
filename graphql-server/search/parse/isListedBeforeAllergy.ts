import { allergenAt } from '../vocabulary/allergenWords';
import { vocabulary } from '../vocabulary/Vocabulary';
import type { Token } from '../words/tokens';
import { DEGREE, isComma, isIngredient, isLink, isUsualAllergen, MEMBER, namesAllergy } from './allergyWords';
import { isDeniedAllergy } from './isDeniedAllergy';
import { isKindOfPlace } from './negation/refusableFoods';
import { groupOf, kindOf } from './negation/Scope';
import type { Piece } from './Piece';

/** At most this many pieces are read on each side of a food, so that no text takes long. */
const MOST_PIECES = 24;

/**
 * Whether the piece is in a list of foods that ends with the word for an allergy: 새우, 계란 알레르기, 对花生,虾过敏, "nuts,
 * egg allergy". Such a list begins with a usual allergen or after 对. Other words in its clause before it must not be a
 * wish: 想吃虾，鸡蛋过敏 and "grilled shrimp, nut allergy" ask for shrimp. So does "shrimp, nut allergy", but "shrimp, egg,
 * nut allergy" and "shrimp, nut allergies" are lists.
 */
export function isListedBeforeAllergy(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  if (!isMember(text, parts, at) || !endsInAllergy(text, parts, at)) return false;
  let first = at;
  for (let i = at - 1; i >= Math.max(0, at - MOST_PIECES); i -= 1) {
    if (isMember(text, parts, i)) first = i;
    else if (!isJoint(text, parts[i])) break;
  }
  const isAfterTo = text[parts[first - 1]?.start ?? -1]?.folded === '对';
  return isAfterTo || (isAllergen(text, parts[first]) && !isWish(parts, first) && !isMeal(text, parts, first));
}

/** Whether the list is only an allergen that many diners crave as a meal, and an English allergy to one other food. */
function isMeal(text: readonly Token[], parts: readonly Piece[], first: number): boolean {
  const [food, ...rest] = parts.slice(first);
  if (food?.language !== 'en' || !food.concepts.some(isCraved)) return false;
  const cue = rest.findIndex((piece) => isCue(text, piece));
  if (rest.slice(0, cue + 1).some((piece) => isLink(text, piece))) return false;
  const isOther = (piece: Piece) => !isComma(text, piece) && !DEGREE.test(text[piece.start]?.folded ?? '');
  const foods = rest.slice(0, cue).filter(isOther).length + Number(rest[cue]?.kind === 'concept');
  return foods < 2 && text[(rest[cue]?.end ?? 0) - 1]?.folded === 'allergy';
}

const isCraved = (id: string) => /^(?:fish|seafood|shrimp|crab|lobster|oysters|hummus|tofu|bread|cheese)$/.test(id);

/** Whether only other foods of the list and words such as "severe" are between the food and the word for the allergy. */
function endsInAllergy(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  let foods = 0;
  for (let i = at + 1; i < Math.min(parts.length, at + MOST_PIECES); i += 1) {
    const piece = parts[i] as Piece;
    if (isCue(text, piece) && text[piece.start]?.folded !== '对')
      return !isDeniedAllergy(text, piece) && (foods > 0 || piece.kind === 'concept');
    const isDegree = DEGREE.test(text[piece.start]?.folded ?? '') || piece.roles.has('intensifier');
    if (isMember(text, parts, i)) foods += 1;
    else if (!isJoint(text, piece) && !isDegree) return false;
  }
  return false;
}

/** Whether a piece can be a food of the list: a usual allergen, or another ingredient or unknown word between joints. */
function isMember(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const piece = parts[at];
  if (!piece || isDiet(text, piece) || isKindOfPlace(text, piece)) return false;
  if (isAllergen(text, piece)) return true;
  const isAsian = /^han/.test(text[piece.start]?.kind ?? '');
  const isAlone = [parts[at - 1], parts[at + 1]].every((each) => !each || isJoint(text, each) || isCue(text, each));
  return (isAsian || isAlone) && (piece.kind === 'unknown' || piece.concepts.some(isIngredient));
}

const isAllergen = (text: readonly Token[], piece: Piece | undefined) =>
  piece !== undefined && (isUsualAllergen(text, piece) || allergenAt(text, piece.start) !== null);

/** "Gluten free" is a diet and no food of the list. "Egg allergy" is one. */
const isDiet = (text: readonly Token[], piece: Piece) =>
  piece.concepts.some((id) => vocabulary.concepts.get(id)?.kind === 'diet') && !namesAllergy(text, piece);

const isCue = (text: readonly Token[], piece: Piece) => piece.roles.has('allergy') || namesAllergy(text, piece);

const isJoint = (text: readonly Token[], piece: Piece | undefined) =>
  piece !== undefined &&
  (isLink(text, piece) || isComma(text, piece) || MEMBER.test(text[piece.start]?.folded ?? '')) &&
  text[piece.start]?.folded !== '对';

/** Whether the words before the list in its clause ask for its first food. */
function isWish(parts: readonly Piece[], first: number): boolean {
  const clause = parts.slice(parts.slice(0, first).findLastIndex(({ kind }) => kind === 'break') + 1, first);
  const last = clause.at(-1);
  if (clause.some(({ roles }) => roles.has('wrapping') || roles.has('turn'))) return true;
  if (last?.kind === 'unknown') return true;
  if (last?.kind !== 'concept' || groupOf(last) === 'people') return false;
  return last.language === 'en' || last.language === 'es' || /^(?:taste|technique|vibe)$/.test(kindOf(last));
}

/** The same after the word for the allergy: huevos in "alérgico a la leche y a los huevos". */
export function isListedAfterAllergy(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  if (!isAllergen(text, parts[at]) || isDiet(text, parts[at] as Piece)) return false;
  for (let i = at - 1; i >= Math.max(0, at - MOST_PIECES); i -= 1) {
    const piece = parts[i] as Piece;
    if (isCue(text, piece)) return !isDeniedAllergy(text, piece) && text[piece.start]?.folded !== '对' && i < at - 1;
    if (!isJoint(text, piece) && (!isAllergen(text, piece) || isDiet(text, piece))) return false;
  }
  return false;
}
