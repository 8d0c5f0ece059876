import { spelt } from '../../words/spelt';
import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';
import { isFood, isJoint } from './refusableFoods';

/** The end of a heading of a list of foods that somebody must not eat. */
const HEADING =
  /(?:^| )(?:(?:do not|dont|does not|doesnt|cannot|cant|can not|wont|must not|should not) (?:want|eat|like|do|include|use|add|have)(?: (?:any|of|the|these|those|this|following|foods?|things?|items?|ingredients?))*|(?:avoid|no go|no no) (?:list|foods?)|(?<!(?:budget|time|price|money|covid|distance|parking) )restrictions?|restricciones(?: (?:alimentarias|alimenticias|dieteticas|de dieta))?|prohibid[oa]s?|forbidden|(?<!nothing(?: is)? )off limits|bad foods)$|(?:忌口|禁忌|忌食|禁食|禁止|(?:不能|不可|不)吃的?(?:东西|食物)?)$|(?:기피|금지|제외|빼주세요|빼고|못먹는|안먹는|피해야할)(?:음식|식품|재료|것|거)?$/;

/** A list has at most this many foods, commas and the like, so that no text takes long. */
const MOST_PIECES = 48;

/** "No dietary restrictions: seafood", 没有忌口：海鲜. */
const NONE = /(?:^| )(?:no|without|zero|sin) (?:\w+ ){0,2}restric|(?:没有?|无|不)忌口$/;

/** Whether a food is in the list after such a heading and a colon: "dietary restrictions: nuts, eggs", 忌口：花生、虾. */
export function isAfterHeading(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  if (!text.some(({ text }) => /^[:：]$/.test(text))) return false;
  let i = at - 1;
  while (i >= Math.max(0, at - MOST_PIECES) && (isJoint(text, parts[i]) || isFood(text, parts, i))) i -= 1;
  const colon = parts[i];
  if (!colon || !/^[:：]$/.test(text[colon.start]?.text ?? '')) return false;
  const first = text.slice(0, colon.start).findLastIndex(({ kind }) => kind === 'break') + 1;
  const isAsian = /^han/.test(text[first]?.kind ?? '');
  const said = spelt(text, first, colon.start, isAsian ? '' : ' ');
  return HEADING.test(said) && !NONE.test(said);
}

/**
 * Whether a break is the colon directly after a negation: "avoid: shrimp, eggs". "Never mind: tacos" and "is it fancy?
 * no: casual" are no lists of what is refused.
 */
export const isAfterNegation = (cue: string, text: readonly Token[], parts: readonly Piece[], at: number): boolean =>
  /^[:：]$/.test(text[parts[at]?.start ?? -1]?.text ?? '') &&
  parts[at - 1]?.roles.has('negation') === true &&
  text[parts[at]?.end ?? -1]?.kind !== 'number' && // "no: 5"
  !/^never ?mind$/.test(cue) &&
  !/[?？]/.test(text[(parts[at - 1]?.start ?? 0) - 1]?.text ?? '');
