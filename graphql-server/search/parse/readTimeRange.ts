import { cueBefore } from './clockCue';
import { type ClockRead, clockRead, DAY, type Half, HOUR, readHour } from './clockHour';
import { halfOfDay } from './halfOfDay';
import { hourAt, lengthOf } from './hourAt';
import type { MeasureReader } from './MeasureReader';
import { LENGTHS } from './measureLexicon';

const OPENER = /^(?:from|between|de|entre)$/;
const JOINT = /^(?:to|and|or|a|y|o|til|till|until|hasta)$/;
/** Words between two Chinese or Korean hours, and words after the second hour: 6点到8点之间, 6시부터 8시까지. */
const ASIAN_JOINT = /^(?:到|至|부터|에서)/;
const ASIAN_END = /^(?:之间|사이|까지)/;
/** Words after a range that is no range of hours: "from 2 to 4 miles", "between 6 and 8 people". */
const COUNTED = ['currency', 'people', 'minutes', ...LENGTHS, 'perPerson'] as const;
/** Words after a range of hours that does not name am or pm: "lunch from 12 to 1 today". */
const AFTER =
  /^(?:on|for|in|at|with|but|today|tomorrow|tonight|this|next|please|near|and|or|el|la|para|en|hoy|manana)$/;
const MEAL = /^(?:breakfast|brunch|lunch|dinner|supper|drinks?|happy|coffee|tacos?|desayuno|almuerzo|cena|comida)$/;
/** Words before a range that is refused or about something else: "closed between 2 and 5", "kids from 3 to 7". */
const OTHER =
  /^(?:kids?|ages?|aged|level|scale|group|not|closed|party|table|work|working|school|class|shift|meeting|movie|show|game|concert|conference|job|is|price|budget|spend|expecting)$/;
const NIGHT = /^(?:dinner|supper|cena|drinks?|cocktails?|bars?|late|night|club|tonight|noche|bar)$/;

/**
 * Reads the start and the length of a range of hours. The start is 12:00 for "lunch from 12 to 1", 19:00 for "friday
 * 7-9pm" or "7 or 8pm", 18:00 for 6~8시. A range needs a word such as "from" or a meal before it, am or pm, or 点 or 시.
 * Null if there is no range.
 */
export function readTimeRange(words: MeasureReader): ClockRead | null {
  for (let at = 0; at < words.tokens.length; at += 1) {
    const read = words.isUsed(at) ? null : rangeAt(words, at);
    if (read) return read;
  }
  return null;
}

function rangeAt(words: MeasureReader, at: number): ClockRead | null {
  const first = hourAt(words, at);
  if (!first || words.tokens[at - 1]?.kind === 'dollars') return null;
  const hasJoint = JOINT.test(words.word(first.end) ?? '');
  const joint = hasJoint ? 1 : lengthOf(ASIAN_JOINT, words, first.end);
  const second =
    joint > 0 || words.isHyphenated(first.end, first.half !== null || first.isAsian)
      ? hourAt(words, afterHalf(words, first.end + joint))
      : null;
  if (!second || words.firstOf(second.end, ...COUNTED) || words.tokens[first.end]?.kind === 'dollars') return null;
  const opener = OPENER.test(words.word(at - 1) ?? '') ? at - 1 : at;
  const isMeal = isHourOfMeal(words, at, first.hour);
  const cue = cueBefore(words, at); // "until 10 or 11pm" is no range: the place must be open until 10
  if (
    (cue && (cue.isUntil || cue.isBefore || cue.isLate)) ||
    (!isMeal && [1, 2].some((far) => OTHER.test(words.word(opener - far) ?? '')))
  )
    return null;
  const isAsian = first.isAsian || second.isAsian;
  const isNamed = (opener !== at && hasJoint) || isMeal;
  if (!first.half && !second.half && !isAsian && !(isNamed && isEnd(words, second.end))) return null;
  const start = ['open', 'abierto'].includes(words.word(opener - 1) ?? '') ? opener - 1 : (first.start ?? opener);
  const half = first.half ?? halfOfStart(words, first.hour, second);
  // "Sunday from 9 to 11" can be in the morning and in the evening.
  if (!half && !second.half && first.hour >= 9 && first.hour < 12 && !isNightly(words)) return null;
  const begin = readHour(first.hour, half, null) * HOUR + first.minute;
  const isLater = second.hour !== 12 && second.hour > first.hour;
  const lastHalf = second.half ?? (isLater ? half : first.half === 'pm' && first.hour !== 12 ? 'am' : null);
  const last = readHour(second.hour, lastHalf, null) * HOUR + second.minute;
  const end = second.end + lengthOf(ASIAN_END, words, second.end);
  return { ...clockRead(begin, { start, end }), minutes: (last - begin + DAY) % DAY };
}

/** Whether the word before an hour is a meal that usually begins at this hour: "dinner 6-8", "lunch 11 to 1". */
function isHourOfMeal(words: MeasureReader, at: number, hour: number): boolean {
  const meal = words.word(at - 1) ?? '';
  if (/^(?:dinner|supper|cena)$/.test(meal)) return hour >= 5 && hour <= 10;
  if (/^(?:lunch|almuerzo)$/.test(meal)) return hour >= 11 || hour <= 2;
  return /^(?:brunch|breakfast|desayuno)$/.test(meal) && hour >= 7;
}

/** Whether a range without am or pm is at the end of a clause, or is followed by a word that suits a range of hours. */
function isEnd(words: MeasureReader, at: number): boolean {
  const next = words.tokens[at];
  if (!next || next.kind === 'break' || words.day(at)) return true;
  return AFTER.test(next.folded) || MEAL.test(next.folded);
}

/** The half of the day in which a range begins: 11 to 1 pm begins in the morning, and 10 to 2 am in the evening. */
function halfOfStart(words: MeasureReader, hour: number, second: { hour: number; half: Half }): Half {
  const isOverTwelve = hour !== 12 && (hour > second.hour || second.hour === 12);
  if (second.half) {
    if (!isOverTwelve) return second.half;
    return second.half === 'am' ? 'pm' : 'am';
  }
  const isLunch = hour >= 9 && words.tokens.some(({ folded }) => /^(?:lunch|almuerzo|brunch|breakfast)$/.test(folded));
  if (isLunch && hour !== 12) return 'am';
  return halfOfDay(words, hour) ?? (hour > second.hour && hour !== 12 && !isNightly(words) ? 'am' : null);
}

const isNightly = (words: MeasureReader) => words.tokens.some(({ folded }) => NIGHT.test(folded));

/** The index after a word such as 晚上 or 오후 that begins at the token `at`; `at` if there is none. */
const afterHalf = (words: MeasureReader, at: number) =>
  words.tokens[at]?.kind === 'word' ? at : (words.firstOf(at, 'am', 'pm')?.end ?? at);
