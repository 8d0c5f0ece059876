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
 * The index of the first token that refuses the day at token `at`: of "not" in "not on monday", of "but" in "any day
 * but sunday". -1 if the day is not refused.
 */
export function refusalBefore(words: MeasureReader, at: number): number {
  const start = /^(?:on|this|a|for|do)$/.test(words.word(at - 1) ?? '') ? at - 1 : at;
  const [refusal, before] = [words.word(start - 1) ?? '', words.word(start - 2) ?? ''];
  if (refusal === 'but' && !/^(?:day|night|any|every)$/.test(before)) return -1;
  const isCannot = words.word(at - 1) === 'do' && /^(?:cant|cannot|dont)$/.test(refusal);
  return (/^(?:not|except|avoid|but|closed)$/.test(refusal) && !/^(?:why|not|isnt)$/.test(before)) || isCannot
    ? start - 1
    : -1;
}
