import { cueBefore } from './clockCue';
import { type ClockRead, clockRead, DAY, type Half, HOUR, hourAndMinute, readHour } from './clockHour';
import { halfOfDay } from './halfOfDay';
import type { MeasureReader } from './MeasureReader';

const OPENER = /^(?:from|between|de|entre)$/;
const JOINT = /^(?:to|and|or|a|y|o|til|till|until|hasta)$/;
/** Words after a range that is no range of hours: "from 2 to 4 miles", "between 6 and 8 people". */
const COUNTED = ['currency', 'people', 'minutes', 'miles', 'kilometres', 'blocks', 'perPerson'] as const;
/** Words after a range of hours that does not name am or pm: "lunch from 12 to 1 today". */
const AFTER =
  /^(?:on|for|in|at|with|but|today|tomorrow|tonight|this|next|please|near|and|or|el|la|para|en|hoy|manana)$/;
const MEAL = /^(?:breakfast|brunch|lunch|dinner|supper|drinks?|happy|coffee|tacos?|desayuno|almuerzo|cena|comida)$/;
/** Words before a range that is refused or about something else: "closed between 2 and 5", "kids from 3 to 7". */
const OTHER =
  /^(?:kids?|ages?|aged|level|scale|group|not|closed|party|table|work|working|school|class|shift|meeting|movie|show|game|concert|conference|job|is|price|budget|spend|expecting)$/;
const NIGHT = /^(?:drinks?|cocktails?|bars?|late|night|club|tonight|noche|bar)$/;

/**
 * Reads the start of a range of hours: 12:00 for "lunch from 12 to 1", 19:00 for "friday 7-9pm" or "7 or 8pm". A range
 * needs a word such as "from" before it, or am or pm. Null if there is no range.
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
  const second =
    hasJoint || words.isHyphenated(first.end, first.half !== null)
      ? hourAt(words, first.end + (hasJoint ? 1 : 0))
      : null;
  if (!second || words.firstOf(second.end, ...COUNTED) || words.tokens[first.end]?.kind === 'dollars') return null;
  const opener = OPENER.test(words.word(at - 1) ?? '') ? at - 1 : at;
  const cue = cueBefore(words, at); // "until 10 or 11pm" is no range: the place must be open until 10
  if (
    (cue && (cue.isUntil || cue.isBefore || cue.isLate)) ||
    [1, 2].some((far) => OTHER.test(words.word(opener - far) ?? ''))
  )
    return null;
  if (!first.half && !second.half && (opener === at || !hasJoint || !isEnd(words, second.end))) return null;
  const start = ['open', 'abierto'].includes(words.word(opener - 1) ?? '') ? opener - 1 : opener;
  const half = first.half ?? halfOfStart(words, first.hour, second);
  // "Sunday from 9 to 11" can be in the morning and in the evening.
  if (!half && !second.half && first.hour >= 9 && first.hour < 12 && !isNightly(words)) return null;
  const begin = readHour(first.hour, half, null) * HOUR + first.minute;
  const lastHalf = second.half ?? (second.hour !== 12 && second.hour > first.hour ? half : null);
  const last = readHour(second.hour, lastHalf, null) * HOUR + second.minute;
  return { ...clockRead(begin, { start, end: second.end }), minutes: (last - begin + DAY) % DAY };
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
  const isLunch = hour >= 9 && words.tokens.some(({ folded }) => /^(?:lunch|almuerzo)$/.test(folded));
  if (isLunch && hour !== 12) return 'am';
  return halfOfDay(words, hour) ?? (hour > second.hour && hour !== 12 && !isNightly(words) ? 'am' : null);
}

const isNightly = (words: MeasureReader) => words.tokens.some(({ folded }) => NIGHT.test(folded));

/** "Noon", "midnight", or a number from 1 to 12 with or without minutes, and the half of the day after it. */
function hourAt(words: MeasureReader, at: number) {
  if (words.word(at) === 'noon') return { hour: 12, minute: 0, half: 'pm' as Half, end: at + 1 };
  if (words.word(at) === 'midnight') return { hour: 12, minute: 0, half: 'am' as Half, end: at + 1 };
  const number = words.tokens[at]?.kind === 'number' ? words.number(at) : null;
  if (!number) return null;
  const joined = /^(1[0-2]|[1-9])([0-5]\d)$/.exec(words.tokens[at]?.folded ?? '');
  const [hour, minute] = joined ? [Number(joined[1]), Number(joined[2])] : hourAndMinute(words, at, number.value);
  if (hour < 1 || hour > 12) return null;
  const after = words.firstOf(number.end, 'am', 'pm');
  return { hour, minute, half: (after?.is ?? null) as Half, end: after?.end ?? number.end };
}
