import { asianText } from './asianText';
import type { MeasureReader } from './MeasureReader';

/**
 * Whether a named day is not the wanted day, because it is past or only a reason: "hungover from saturday", "had a long
 * monday", "because i work tomorrow".
 * @param at the index of the day
 * @param isSpan whether several days are named: "from friday to sunday"
 */
export function isReason(words: MeasureReader, at: number, isSpan: boolean): boolean {
  const before = [1, 2, 3, 4].map((far) => words.word(at - far) ?? '');
  const [last = '', article = ''] = before;
  if (last === 'from') return !isSpan;
  if (/^(?:long|rough|bad|hard|crazy)$/.test(last)) return article === 'a';
  return /^(?:work|working|exam|flight)$/.test(last) && before.some((word) => /^(?:because|since|bc|cuz)$/.test(word));
}

/**
 * The index of the first token that refuses the day at token `at`. This token is "not" in "not on monday", and "but" in
 * "any day but sunday". -1 if the day is not refused.
 */
export function refusalBefore(words: MeasureReader, at: number): number {
  const start = /^(?:on|this|a|for|do|los?|el|las?)$/.test(words.word(at - 1) ?? '') ? at - 1 : at;
  const [refusal, before] = [words.word(start - 1) ?? '', words.word(start - 2) ?? ''];
  if (refusal === 'but' && !/^(?:day|night|any|every)$/.test(before)) return -1;
  const isCannot = words.word(at - 1) === 'do' && /^(?:cant|cannot|dont)$/.test(refusal);
  return (/^(?:not|except|avoid|but|closed|no|excepto|menos|salvo|cerrados?)$/.test(refusal) &&
    !/^(?:why|not|isnt)$/.test(before)) ||
    isCannot
    ? start - 1
    : -1;
}

/** Words after a Chinese or Korean day that refuse it: 월요일 빼고, 周一除外. */
const REFUSED_AFTER = /^(?:은|는|만)?(?:빼|말고|제외|안|除外|不行|不要)/;
/** Words before a Chinese day that refuse it: 除了周一. */
const REFUSED_BEFORE = /(?:除了|不要|别|不是)$/;

/** Whether Chinese or Korean words beside a day (from token `at` up to `end`) refuse it. */
export function isRefusedBeside(words: MeasureReader, at: number, end: number): boolean {
  const before = words.tokens.slice(Math.max(0, at - 2), at).map(({ folded }) => folded);
  return REFUSED_AFTER.test(asianText(words, end)) || REFUSED_BEFORE.test(before.join(''));
}
