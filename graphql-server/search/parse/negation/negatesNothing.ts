import { spelt } from '../../words/spelt';
import type { Token } from '../../words/tokens';
import { exceptsFromAllergy } from '../exceptsFromAllergy';
import type { Piece } from '../Piece';
import { isDyingFor } from './isDyingFor';
import { isAllergenic } from './refusableFoods';
import { groupOf, kindOf } from './Scope';

/** Whether a word for a negation refuses nothing after it: "miles or less", "keep nuts away from us". */
export const negatesNothing = (said: string, text: readonly Token[], parts: readonly Piece[], at: number): boolean =>
  isPlainLess(said, text, parts, at) ||
  isOtherHold(said, text, parts[at] as Piece) ||
  isOtherYuck(said, text, parts, at) ||
  isFarFrom(said, text, parts, at) ||
  exceptsFromAllergy(text, parts, at) ||
  isDyingFor(text, parts[at] as Piece) ||
  isLimit(text, parts[at] as Piece) ||
  keepsAway(said, text, parts, at);

/** "Keep the nuts away from my kid" refuses the nuts (see keptOut). "Keep me away from nuts" refuses what follows. */
function keepsAway(said: string, text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  if (said !== 'away from' || !isAllergenic(text, parts, at - 1)) return false;
  const food = (parts[at - 1] as Piece).start;
  return /(?:^| )keep(?:s|ing)?(?: (?:all|the|any))*$/.test(spelt(text, food - 4, food, ' '));
}

/** What "hold" holds without a refusal: "hold on", "hold a table", "hold my beer", "hold the line". */
const OTHER_HOLD =
  /^(?:on|up|me|us|it|an?(?! few| bit| little)|\d+|(?:(?:my|the|our|this|your) )?(?:tables?|spots?|seats?|line|phone|door|place|room|reservations?|beer|drinks?|party|event|meeting|wedding))\b/;
/** Whether "hold" is no negation: "hold my beer". In "hold the chopped nuts", it is one. */
const isOtherHold = (said: string, text: readonly Token[], { start, end }: Piece): boolean =>
  said === 'hold' && (text[start - 1]?.folded === 'on' || OTHER_HOLD.test(spelt(text, end, end + 3, ' ')));

/** Whether "ew" or "yuck" stands before no food. "Yuck, without nuts" asks for the diet, and "Yuck's" is a name. */
function isOtherYuck(said: string, text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  if (!/^(?:eww?|yucks?)$/.test(said)) return false;
  if (said === 'yucks') return true;
  const isThe = /^(?:the|all|any)$/.test(text[parts[at]?.end ?? -1]?.folded ?? '');
  const next = parts[isThe ? at + 2 : at + 1];
  return next?.kind !== 'concept' || groupOf(next) !== 'food' || kindOf(next) === 'diet';
}

/**
 * Whether "apart from" or "aside from" is no negation: "seat them apart from the bar", "aside from the price nice
 * patio". In "apart from pizza" and "anything apart from pizza", it is one.
 */
function isFarFrom(said: string, text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  if (!/^(?:apart|aside) from$/.test(said)) return false;
  const before = parts[at - 1];
  const isAll = /^(?:everything|cuisines?)$/.test(text[before?.start ?? -1]?.folded ?? '');
  const isOpen = !before || isAll || /^(?:break|concept)$/.test(before.kind) || before.roles.has('wrapping');
  const isThe = /^(?:the|all|any)$/.test(text[parts[at]?.end ?? -1]?.folded ?? '');
  const food = isThe ? at + 2 : at + 1;
  const refusable = parts[food];
  return !isOpen || refusable?.kind !== 'concept' || isWhoEats(refusable) || isAlsoWanted(text, parts, food);
}

/** "Apart from my brother who is vegan we all eat meat", "aside from vegan options". */
const isWhoEats = (piece: Piece): boolean =>
  groupOf(piece) === 'people' || (kindOf(piece) === 'diet' && !piece.concepts.some((id) => id.endsWith('-free')));

/** Whether more is wanted besides a food: "aside from tacos we also want wings". */
const isAlsoWanted = (text: readonly Token[], parts: readonly Piece[], food: number): boolean =>
  !isAllergenic(text, parts, food) &&
  text.slice(parts[food]?.end).some(({ folded }) => /^(?:also|too)$/.test(folded)) &&
  !parts.slice(food + 1).some(({ roles }) => roles.has('negation') || roles.has('allergy'));

/** Whether "less" is no negation: "no less", "5 miles or less". Before a concept, it is a negation: "less spicy". */
function isPlainLess(said: string, text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  if (said !== 'less') return false;
  const isLimit = text[(parts[at]?.start ?? 0) - 1]?.folded === 'or';
  return isLimit || !parts.slice(at + 1, at + 3).some(({ kind }) => kind === 'concept');
}

/** Whether the negation belongs to a limit: "no later than 8 italian", "not before 11", "no more than $20". */
function isLimit(text: readonly Token[], { start, end }: Piece): boolean {
  const words = text.slice(start, end + 3);
  const at = words.findIndex(({ folded }) =>
    /^(?:more|less|fewer|later|earlier|sooner|before|after|until|till|over|under)$/.test(folded),
  );
  const next = words[at + 1]?.folded === 'than' ? text[start + at + 2] : words[at + 1];
  return at > 0 && (next?.kind === 'number' || next?.kind === 'dollars');
}
