import { type ClockRead, clockRead, type Half, HOUR, hourAndMinute, readHour } from './clockHour';
import type { MeasureReader } from './MeasureReader';

const OPENER = /^(?:from|between|de|entre)$/;
const JOINT = /^(?:to|and|or|a|y|o|til|till|until|hasta)$/;
/** Words after a range that is no range of hours: "from 2 to 4 miles", "between 6 and 8 people". */
const COUNTED = ['currency', 'people', 'minutes', 'miles', 'kilometres', 'blocks', 'perPerson'] as const;

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
  const isJoined = words.tokens[first.end]?.start === (words.tokens[first.end - 1]?.end ?? 0) + 1; // "7-9pm"
  const second = hasJoint || isJoined ? hourAt(words, first.end + (hasJoint ? 1 : 0)) : null;
  if (!second || words.firstOf(second.end, ...COUNTED) || words.tokens[first.end]?.kind === 'dollars') return null;
  const opener = OPENER.test(words.word(at - 1) ?? '') ? at - 1 : at;
  if (opener === at && !first.half && !second.half) return null;
  if (!hasJoint && !second.half) return null;
  const isOverNoon = first.hour > second.hour && first.hour !== 12;
  const half: Half = first.half ?? (isOverNoon && second.half !== 'am' ? 'am' : second.half);
  const start = ['open', 'abierto'].includes(words.word(opener - 1) ?? '') ? opener - 1 : opener;
  return clockRead(readHour(first.hour, half, null) * HOUR + first.minute, { start, end: second.end });
}

/** A number from 1 to 12 in digits, with or without minutes, and the half of the day after it. */
function hourAt(words: MeasureReader, at: number) {
  const number = words.tokens[at]?.kind === 'number' ? words.number(at) : null;
  if (!number) return null;
  const joined = /^(1[0-2]|[1-9])([0-5]\d)$/.exec(words.tokens[at]?.folded ?? '');
  const [hour, minute] = joined ? [Number(joined[1]), Number(joined[2])] : hourAndMinute(words, at, number.value);
  if (hour < 1 || hour > 12) return null;
  const after = words.firstOf(number.end, 'am', 'pm');
  return { hour, minute, half: (after?.is ?? null) as Half, end: after?.end ?? number.end };
}
