import { allergenAt } from '../vocabulary/allergenWords';
import { vocabulary } from '../vocabulary/Vocabulary';
import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';
import {
  ALLERGY,
  endsInLink,
  isComma,
  isEaten,
  isIngredient,
  isLink,
  isListMark,
  isNamed,
  isUsualAllergen,
  MEMBER,
  namesAllergy,
  wordsOf,
} from './allergyWords';
import { exceptsFromAllergy } from './exceptsFromAllergy';
import { isAllergen } from './forbids';
import { isDeniedAllergy } from './isDeniedAllergy';
import { isListedAfterAllergy } from './isListedAfterAllergy';
import { isListedBeforeAllergy } from './isListedBeforeAllergy';
import type { Piece } from './Piece';
import { substanceOf } from './substances';

/**
 * The word for an allergy is at most this many pieces (phrases of the craving, see Piece) away from the food. Commas,
 * "and" and "or" are not counted.
 */
const WORDS_OF_ALLERGY = 4;

/** Whether words for an allergy belong to a piece: "peanut allergy", "allergic to shellfish and nuts", 花生过敏. */
export function isAllergyNear(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  if (isAllowed(text, parts, at)) return false;
  if (isForEpiPen(text, parts[at])) return true;
  if (isListedBeforeAllergy(text, parts, at) || isListedAfterAllergy(text, parts, at)) return true;
  for (const step of isDishAfterAllergy(text, parts, at) ? [1] : [-1, 1]) {
    for (let i = at + step, gone = 0; gone < WORDS_OF_ALLERGY; i += step) {
      const piece = parts[i];
      if (!piece || (piece.kind === 'break' && !isListMark(text, piece) && (step === 1 || isDish(parts[at])))) break;
      if (step === -1 && gone === 0 && isDish(parts[at]) && piece.roles.has('turn') && !isLink(text, piece)) break;
      if (step === -1 && exceptsFromAllergy(text, parts, i, at)) break;
      if (isDeniedAllergy(text, piece) || (step === -1 && gone === 0 && isLiking(text, piece))) break;
      if (piece.roles.has('allergy') && !(piece.language === 'zh' && piece.end - piece.start === 1)) return true;
      if (namesAllergy(text, piece) && isListed(text, parts, at, i)) return true;
      if (step === 1 && piece.kind === 'concept' && (gone > 1 || isEaterAfterDish(text, parts, at, i))) break;
      if (step === -1 && piece.roles.has('turn') && piece.kind === 'functionWord' && gone > 0 && !isOneToken(piece))
        break;
      if (!isLink(text, piece) && !isComma(text, piece)) gone += 1;
    }
  }
  return false;
}

/** Whether a person after a dish has an allergy to another food: "ramen, toddler with a cilantro allergy". */
const isEaterAfterDish = (text: readonly Token[], parts: readonly Piece[], at: number, person: number): boolean => {
  const next = parts.slice(person + 1);
  const stop = next.findIndex((piece) => piece.kind === 'break' && !isListMark(text, piece));
  return (
    isDish(parts[at]) &&
    parts[person]?.concepts.some((id) => vocabulary.concepts.get(id)?.kind === 'company') === true &&
    next.slice(0, stop < 0 ? undefined : stop).some(({ concepts }) => concepts.some(isEaten))
  );
};

/** Whether a clause says that a food is allowed: "shellfish allergy, fish is ok". */
function isAllowed(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const [before, piece] = [parts[at - 1], parts[at]];
  if (!piece || !(before?.kind === 'break' || before?.roles.has('turn')) || namesAllergy(text, piece)) return false;
  const [next, after] = [text[piece.end], text[piece.end + 1]];
  if (/^(?:is|are)$/.test(next?.folded ?? '')) return ALLOWED.test(after?.folded ?? '');
  return ALLOWED.test(next?.folded ?? '') && (!after || after.kind === 'break'); // not "fine dining"
}

/** Whether a verb before a food says that the diner wants it: "allergic to fish but love steak". */
const isLiking = (text: readonly Token[], { start }: Piece) =>
  /^(?:wants?|loves?|likes?|enjoys?|craves?|craving|adores?|prefers?|encantan?|gustan?)$/.test(
    text[start]?.folded ?? '',
  );

/**
 * Whether a piece is a wanted dish, because it follows the allergy to another food: "corn allergy tacos". A diet can be
 * between them: 乳糖过敏无奶蛋糕 (lactose allergy, cake without milk).
 */
function isDishAfterAllergy(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const last = parts.slice(0, at).findLastIndex((piece) => !isDiet(piece) || namesAllergy(text, piece));
  const [food, allergy] = [parts[last - 1], parts[last]];
  const isFood =
    food !== undefined &&
    (food.kind === 'unknown' || food.concepts.some(isEaten) || allergenAt(text, food.start) !== null);
  const isAllergy = allergy !== undefined && /^(?:allerg(?:y|ies)|过敏|알레르기|알러지)$/i.test(wordsOf(text, allergy));
  return isDish(parts[at]) && isFood && isAllergy;
}

const ALLOWED = /^(?:ok|okay|fine|alright|allowed)$/;

/**
 * Whether all concepts after the piece in its clause are refused, too, and the next clause names an allergy but no food
 * or diet: "no fish or shrimp, i'm allergic".
 */
export function isAllergyNext(
  text: readonly Token[],
  parts: readonly Piece[],
  at: number,
  refused: ReadonlySet<Piece>,
): boolean {
  const isBreak = ({ kind }: Piece) => kind === 'break';
  const stop = parts.findIndex((piece, i) => i > at && isBreak(piece));
  if (stop < 0 || parts.slice(at + 1, stop).some((each) => each.kind === 'concept' && !refused.has(each))) return false;
  const next = parts.slice(stop + 1);
  const end = next.findIndex(isBreak);
  const clause = end < 0 ? next : next.slice(0, end);
  const isOther = (piece: Piece) => piece.concepts.some(isEaten) || substanceOf(text, piece) !== null;
  return clause.some(({ roles }) => roles.has('allergy')) && !clause.some(isOther);
}

/**
 * Whether a piece is a dish, a cuisine or a drink, which the diner wants if it comes after a comma: "allergic to pork,
 * ramen". False for allergens such as hummus, because they continue the list.
 */
const isDish = (piece: Piece | undefined) =>
  piece?.concepts.some(
    (id) => /^(?:dish|cuisine|drink)$/.test(vocabulary.concepts.get(id)?.kind ?? '') && !isAllergen(id),
  ) ?? false;

/**
 * Whether two pieces are in the same list of foods. Such a list has an "and" or "or" ("nuts, dairy and shrimp"), or it
 * names only usual allergens.
 */
function isListed(text: readonly Token[], parts: readonly Piece[], one: number, other: number): boolean {
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  const isFood = (piece: Piece) =>
    substanceOf(text, piece) !== null || piece.concepts.some(isEaten) || isNamed(text, piece);
  const between = parts.slice(first + 1, last);
  const areAllergens = [parts[first], parts[last]].every((piece) => piece && isUsualAllergen(text, piece));
  if (areAllergens && between.length === 0 && endsInLink(text, parts[first])) return true;
  const isMember = (piece: Piece) => areAllergens && MEMBER.test(text[piece.start]?.folded ?? '');
  if (!between.every((piece) => isLink(text, piece) || isComma(text, piece) || isFood(piece) || isMember(piece)))
    return false;
  // "Allergic to nuts, dairy, shrimp": a list without "and" continues as long as it names usual allergens. After
  // "allergic to", it also continues with ingredients: "allergic to nuts, garlic".
  const isAfterWord = ALLERGY.test(text[parts[first]?.start ?? -1]?.folded ?? '');
  const next = parts[last + 1];
  const isEnd = !next || next.kind === 'break' || isLink(text, next); // "allergic to nuts, chicken tacos" wants chicken
  const isBare = [...between.filter((piece) => !isComma(text, piece) && !isMember(piece)), parts[last] as Piece].every(
    (piece) => isUsualAllergen(text, piece) || (isAfterWord && isEnd && piece.concepts.some(isIngredient)),
  );
  return (
    between.some((piece) => isLink(text, piece)) || (between.length > 0 && (isBare || isLink(text, parts[last + 1])))
  );
}

const isOneToken = (piece: Piece) => piece.end - piece.start === 1;

const isDiet = ({ concepts }: Piece) => concepts.some((id) => vocabulary.concepts.get(id)?.kind === 'diet');

/** "Carries an EpiPen for shellfish." */
const isForEpiPen = (text: readonly Token[], piece: Piece | undefined) =>
  piece !== undefined &&
  text[piece.start - 1]?.folded === 'for' &&
  /(?:^| )epi(?: ?pens?)? for$/.test(spelt(text, piece.start - 3, piece.start, ' ')) &&
  isUsualAllergen(text, piece);
