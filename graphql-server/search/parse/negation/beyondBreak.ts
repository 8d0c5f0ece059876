import type { ConceptKind } from '../../vocabulary/Concept';
import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';
import { isAfterNegation } from './headings';
import { groupOf, kindOf, OR, QUALITIES, type Scope } from './Scope';

/**
 * Returns the negation as it continues after a break (the end of a clause, such as a comma); null when the negation
 * ends there. The negation continues only inside a list.
 */
export function beyondBreak(scope: Scope, text: readonly Token[], parts: readonly Piece[], at: number): Scope | null {
  if (isListMark(scope, text, parts, at) || isInList(scope, text, parts, at) || isTopping(scope, text, parts, at))
    return scope;
  if (isAfterNegation(scope.cue, text, parts, at)) return { ...scope, isBareList: true };
  const bare = (scope.cue === 'no' || scope.isBareList) && scope.last ? bareOf(kindOf(scope.last), text, parts, at) : 0;
  return bare >= 2 || (bare === 1 && scope.isBareList) ? { ...scope, isBareList: true } : null;
}

/**
 * Returns the negation as it continues after a space between two Chinese pieces; null when it ends there. Such a space
 * is like a comma: 不吃中餐 泰国菜 refuses only Chinese food. The negation continues in a list of ingredients: 不吃葱 蒜. A
 * space directly after the negation does not end it: 不吃 葱.
 */
export function beyondSpace(scope: Scope, text: readonly Token[], piece: Piece): Scope | null {
  const [before, first] = [text[piece.start - 1], text[piece.start]];
  const isSpaced = before?.kind === 'han' && first?.kind === 'han' && first.start > before.end;
  if (!isSpaced || scope.refused + scope.gap === 0) return scope;
  const isIngredient = (each: Piece | null) => each?.kind === 'concept' && kindOf(each) === 'ingredient';
  return isIngredient(scope.last) && isIngredient(piece) ? scope : null;
}

/** Whether a break is the comma of Chinese lists before another food or the like: 不吃猪肉、牛肉. */
function isListMark({ last }: Scope, text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const next = parts[at + 1];
  if (text[parts[at]?.start ?? -1]?.text !== '、' || next?.kind !== 'concept') return false;
  // In 不吃猪肉、清真, the diet is a wish.
  return last === null || (groupOf(last) === groupOf(next) && (kindOf(next) !== 'diet' || kindOf(last) === 'diet'));
}

/** Toppings that nobody asks for alone, so that "no cilantro, onion" refuses both. */
const TOPPINGS: ReadonlySet<string> = new Set(['onions', 'garlic', 'cilantro', 'mayonnaise', 'msg']);

/** Whether a topping stands alone in its clause after a comma, and the last refused concept is a topping, too. */
function isTopping({ last }: Scope, text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const [next, after] = [parts[at + 1], parts[at + 2]];
  const areToppings = [last, next].every(
    (piece) => piece?.kind === 'concept' && piece.concepts.every((id) => TOPPINGS.has(id)),
  );
  return areToppings && isComma(text, parts[at]) && (after === undefined || after.kind === 'break');
}

/** How many concepts of this kind come directly after a break, each alone between commas. */
function bareOf(kind: ConceptKind, text: readonly Token[], parts: readonly Piece[], at: number): number {
  let count = 0;
  for (let i = at; isComma(text, parts[i]) && parts[i + 1]?.kind === 'concept'; i += 2) {
    const next = parts[i + 1] as Piece;
    const isAlone = parts[i + 2] === undefined || parts[i + 2]?.kind === 'break';
    if (kindOf(next) !== kind || !isAlone) break;
    count += 1;
  }
  return count;
}

const isComma = (text: readonly Token[], piece: Piece | undefined) =>
  piece?.kind === 'break' && /^[,，、]$/.test(text[piece.start]?.text ?? '');

/**
 * Whether a break is a comma in a list ("no seafood, pork, or beef"). After the comma, the text must contain an "or".
 * No unknown word, no word such as "but" and no break other than a comma may come before this "or".
 */
function isInList(scope: Scope, text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  if (!isComma(text, parts[at]) || beginsOtherList(scope, text, parts, at)) return false;
  for (let i = at + 1; i < parts.length; i += 1) {
    const piece = parts[i] as Piece;
    const word = text[piece.start];
    if (word && OR.test(word.folded)) return true;
    if (piece.kind === 'break' && !isComma(text, piece)) return false;
    if (piece.kind === 'unknown' || piece.roles.has('turn')) return false;
  }
  return false;
}

/**
 * Whether the concept after a comma begins a list of what is wanted: "no pork, chinese or korean". The concept must be
 * a cuisine, dish or drink. The last refused concept must not be food, or its kind must be in QUALITIES (pork is an
 * ingredient). A cuisine also begins such a list after a refused dish. But "no pork, chinese, or korean" is one list,
 * because a comma comes before "or".
 */
function beginsOtherList(scope: Scope, text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const { last } = scope;
  const next = parts[at + 1];
  if (!last || next?.kind !== 'concept') return false;
  const isCommaOr = (piece: Piece) => isComma(text, piece) && OR.test(text[piece.end]?.folded ?? '');
  if (parts.slice(at + 1).some(isCommaOr)) return false;
  const isMeal = /^(?:cuisine|dish|drink)$/.test(kindOf(next));
  const isHigher = kindOf(last) === 'dish' && kindOf(next) === 'cuisine';
  return isMeal && (isHigher || QUALITIES.has(kindOf(last)) || groupOf(last) !== 'food');
}
