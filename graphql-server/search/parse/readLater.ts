import { asianText } from './asianText';
import type { MeasureReader, Span } from './MeasureReader';

const MAX_HOURS = 12; // people name the day of a later time ("tomorrow at 7"), and "24 hours" means always
/** Words before "in 2 hours" that say what else happens then: "my flight is in 2 hours", "in and out in an hour". */
const OTHER =
  /^(?:out|done|over|leav(?:e|ing)|movie|show|game|flight|bus|train|is|are|starts?|ends?|driving|back|home|interview|meeting|class|exam|test|appointment|shift|arriv(?:e|es|ing)|coming|boarding|deadline)$/;

/** Reads "two hours from now", "in 2 hours", 一小时后 and 한 시간 후. Returns the minutes from now; null if there is none. */
export function readLater(words: MeasureReader): { minutes: number; span: Span } | null {
  for (let at = 0; at < words.tokens.length; at += 1) {
    const read = words.isUsed(at) ? null : (english(words, at) ?? asian(words, at));
    if (read && read.minutes > 0 && read.minutes <= MAX_HOURS * 60) return read;
  }
  return null;
}

function english(words: MeasureReader, at: number) {
  const isIn = words.word(at) === 'in';
  const first = isIn ? at + 1 : at;
  const isOne = /^(?:an|a|one)$/.test(words.word(first) ?? '') && /^(?:hour|hr)$/.test(words.word(first + 1) ?? '');
  const number = isOne ? { value: 1, end: first + 1 } : words.number(first);
  if (!number) return null;
  const unit = words.word(number.end) ?? '';
  const isHours = /^(?:hours?|hrs?)$/.test(unit);
  const fromNow = words.word(number.end + 1) === 'from' && words.word(number.end + 2) === 'now';
  if (!isHours && !(fromNow && /^min(?:ute)?s?$/.test(unit))) return null;
  if ((!isIn && !fromNow) || (isIn && !fromNow && OTHER.test(words.word(at - 1) ?? ''))) return null;
  const end = number.end + (fromNow ? 3 : 1);
  return { minutes: Math.round(number.value * (isHours ? 60 : 1)), span: { start: at, end } };
}

function asian(words: MeasureReader, at: number) {
  const number = words.number(at);
  const [unit] = number ? (/^(?:个?小时(?:之后|以后|后)|시간(?:후|뒤))/.exec(asianText(words, number.end)) ?? []) : [];
  return number && unit
    ? { minutes: Math.round(number.value * 60), span: { start: at, end: number.end + unit.length } }
    : null;
}
