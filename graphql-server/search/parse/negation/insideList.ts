import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';
import { groupOf, kindOf, OR, type Scope } from './Scope';

/** Words after "or" that begin a wish: "no pizza or could we get tacos". */
const WISH = /^(?:can|could|should|shall|would|maybe|perhaps|lets?|get|go|try|find|show|gimme|want|need|else|then)$/;

/**
 * Whether the piece is an unknown word in a refused list: alone between commas ("no mushrooms, olives, or anchovies"),
 * or between "or" and a concept of the same group ("no raw fish or soft cheese").
 */
export const isInsideList = (scope: Scope, text: readonly Token[], parts: readonly Piece[], at: number): boolean =>
  parts[at]?.kind === 'unknown' &&
  scope.refused > 0 &&
  (isBetweenCommas(text, parts, at) || (isOr(text, parts[at - 1]) && isKind(scope, text, parts, at)));

/** Whether the piece is an "or" before such an unknown word. */
export const isBeforeKind = (scope: Scope, text: readonly Token[], parts: readonly Piece[], at: number): boolean =>
  scope.refused > 0 && isOr(text, parts[at]) && parts[at + 1]?.kind === 'unknown' && isKind(scope, text, parts, at + 1);

/** Whether one unknown word is alone between the commas of a list. */
export const isBetweenCommas = (text: readonly Token[], parts: readonly Piece[], at: number): boolean =>
  isComma(text, parts[at - 1]) && isComma(text, parts[at + 1]);

export const isComma = (text: readonly Token[], piece: Piece | undefined): boolean =>
  piece?.kind === 'break' && /^[,，、]$/.test(text[piece.start]?.text ?? '');

const isOr = (text: readonly Token[], piece: Piece | undefined) => OR.test(text[piece?.start ?? -1]?.folded ?? '');

/** Whether an unknown word describes the next concept, which is of the same group as the last refused one. */
function isKind({ last }: Scope, text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const next = parts[at + 1];
  if (last === null || next?.kind !== 'concept' || WISH.test(text[parts[at]?.start ?? -1]?.folded ?? '')) return false;
  return groupOf(next) === groupOf(last);
}

/** What nobody asks for alone, so that "no cilantro, onion" refuses both. */
const TOPPINGS: ReadonlySet<string> = new Set(['onions', 'garlic', 'cilantro', 'mayonnaise']);
const EAT = /(?:eat|^no com(?:o|e|emos))$/;

/**
 * Whether a topping follows a comma after a refused ingredient, alone in its clause. After "don't eat", it may be any
 * ingredient: "I do not eat pork, beef".
 */
export function isTopping({ last, cue }: Scope, text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const [next, after] = [parts[at + 1], parts[at + 2]];
  if (last === null || kindOf(last) !== 'ingredient' || !isComma(text, parts[at])) return false;
  const isAlone = after === undefined || after.kind === 'break';
  return isAlone && next?.kind === 'concept' && isRefusedAlone(next, cue);
}

const isRefusedAlone = (next: Piece, cue: string) =>
  next.concepts.every((id) => TOPPINGS.has(id)) ||
  (EAT.test(cue) && (kindOf(next) === 'ingredient' || next.concepts.includes('meat-heavy')));
