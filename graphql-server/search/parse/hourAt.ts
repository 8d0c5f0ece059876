import { asianText } from './asianText';
import { type Half, hourAndMinute } from './clockHour';
import { halfBefore } from './halfBefore';
import type { MeasureReader } from './MeasureReader';

const SPOKEN: ReadonlyMap<string, Half> = new Map([
  ['noon', 'pm'],
  ['midnight', 'am'],
]);
/** Chinese and Korean words after an hour: 点, 点半, 시, 시 반. 시간 is a duration. */
const MARK = /^(?:点|시(?!간))(?:半|반)?/;

/** "Noon", "midnight", or a number from 1 to 12 with or without minutes, and the half of the day beside it. */
export function hourAt(words: MeasureReader, at: number) {
  const spoken = SPOKEN.get(words.word(at) ?? '');
  if (spoken) return { hour: 12, minute: 0, half: spoken, isAsian: false, end: at + 1 };
  const number = words.tokens[at]?.kind === 'number' ? words.number(at) : null;
  if (!number) return null;
  const joined = /^(1[0-2]|[1-9])([0-5]\d)$/.exec(words.tokens[at]?.folded ?? '');
  const [hour, minute] = joined ? [Number(joined[1]), Number(joined[2])] : hourAndMinute(words, at, number.value);
  if (hour < 1 || hour > 12) return null;
  const mark = lengthOf(MARK, words, number.end);
  const before = mark > 0 || words.isHyphenated(number.end) ? halfBefore(words, at) : null;
  const after = words.firstOf(number.end, 'am', 'pm');
  return {
    hour,
    minute: mark > 0 && /[半반]$/.test(words.word(number.end + mark - 1) ?? '') ? 30 : minute,
    half: (after?.is ?? before?.is ?? null) as Half,
    isAsian: mark > 0,
    /** Where the words for the half of the day begin, if they are before the hour. */
    start: before?.start,
    end: after?.end ?? number.end + mark,
  };
}

/** The number of Chinese or Korean characters, from the token `at` on, that the pattern matches. */
export const lengthOf = (pattern: RegExp, words: MeasureReader, at: number) =>
  pattern.exec(asianText(words, at))?.[0].length ?? 0;
