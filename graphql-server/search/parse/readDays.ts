import { asianText } from './asianText';
import type { MeasureReader, Span } from './MeasureReader';
import { isReason, isRefusedBeside, refusalBefore } from './unwantedDays';

/** Days that a craving names. */
export interface DayRead {
  /** 0 is Sunday. A restaurant that is open on one of these days fits. */
  days: number[];
  isToday: boolean;
  isEvening: boolean;
  /** True for "late tonight" and "Friday late". */
  isLate: boolean;
  span: Span;
}

/**
 * Ambiguous short names of days. They mean a day only if isAlone returns true, or if one of these is beside them:
 * another day, a token that is already used (such as a clock time), or a word that BESIDE matches.
 */
const AMBIGUOUS = new Set(['sun', 'sat', 'mon', 'wed', 'fri', 'thu', 'tue']);
const EVENING = /^(?:night|evening|noche|晚|밤|저)/;
const BESIDE = /^(?:on|this|next|every|open|night|morning|afternoon|evening|brunch|lunch|dinner|breakfast|at)$/;

/** "And" and "or" between Chinese or Korean days: 周一或周二, 월요일이나 화요일. */
const ASIAN_JOINT = /^(?:或者?|和|跟|이나|나|이랑|랑|[와과]|하고|또는)/;

/**
 * Reads "tonight", "tomorrow", "Sunday", "weekday", "this weekend". "Weekend" without "this" names no day. Skips days
 * that are past, and days that only give a reason ("because i work tomorrow", isReason). Also skips days that are
 * refused ("not on monday"), and marks their tokens as used.
 */
export function readDays(words: MeasureReader, today: number): DayRead | null {
  for (let at = 0; at < words.tokens.length; at += 1) {
    const read =
      dayAfterNext(words, at, today) ??
      daysFromNow(words, at, today) ??
      relative(words, at, today) ??
      weekday(words, at) ??
      workday(words, at);
    if (!read) continue;
    if (isReason(words, read.span.start, read.days.length > 1)) continue;
    const isRefused = isRefusedBeside(words, read.span.start, read.span.end);
    const refusal = isRefused ? read.span.start : refusalBefore(words, read.span.start);
    if (refusal < 0) return withLateness(words, read);
    words.use({ start: refusal, end: read.span.end });
    at = read.span.end - 1;
  }
  return null;
}

/** Reads 后天, 내일모레 and 모레 (in two days), and 大后天 and 글피 (in three days). */
function dayAfterNext(words: MeasureReader, at: number, today: number): DayRead | null {
  if (words.isUsed(at)) return null;
  const [found] = /^(?:大后天|后天|내일모레|모레|글피)/.exec(asianText(words, at)) ?? [];
  if (!found || words.tokens[at]?.beginsWord === false) return null;
  const days = [(today + (/^(?:大后天|글피)$/.test(found) ? 3 : 2)) % 7];
  return { days, isToday: false, isEvening: false, isLate: false, span: { start: at, end: at + found.length } };
}

/** Reads "2 days from now". */
function daysFromNow(words: MeasureReader, at: number, today: number): DayRead | null {
  const number = words.number(at);
  const end = number?.end ?? at;
  if (!number || !/^days?$/.test(words.word(end) ?? '') || words.word(end + 1) !== 'from') return null;
  if (words.word(end + 2) !== 'now' || number.value > 6 || !Number.isInteger(number.value)) return null;
  const days = [(today + number.value) % 7];
  return { days, isToday: false, isEvening: false, isLate: false, span: { start: at, end: end + 3 } };
}

function relative(words: MeasureReader, at: number, today: number): DayRead | null {
  const found = words.firstOf(at, 'tonight', 'tomorrow', 'today', 'weekend');
  // "Por la mañana" means "in the morning", not "tomorrow".
  if (!found || words.word(at - 1) === 'la') return null;
  const phrase = words.tokens.slice(at, found.end).map(({ folded }) => folded);
  const isTomorrow = found.is === 'tomorrow';
  const isEnglish = isTomorrow && words.word(at - 1) === 'after' && words.word(at - 2) === 'day';
  const isAfterTomorrow = isEnglish || phrase.includes('pasado'); // "pasado mañana"
  const span = { start: isEnglish ? at - 2 : at, end: found.end };
  if (found.is === 'weekend') {
    const isThis = phrase.some((word) => ['this', 'este', '这', '本', '이'].includes(word));
    return isThis ? { days: [6, 0], isToday: false, isEvening: false, isLate: false, span } : null;
  }
  const days = [(today + (isAfterTomorrow ? 2 : isTomorrow ? 1 : 0)) % 7];
  const isEvening = found.is === 'tonight' || phrase.includes('晚');
  return { days, isToday: !isTomorrow, isEvening, isLate: phrase.includes('later'), span };
}

function weekday(words: MeasureReader, at: number): DayRead | null {
  const day = words.day(at);
  if (!day || /['’]/.test(words.tokens[at]?.text ?? '')) return null; // "we'd" is not "Wed"
  const near = [words.word(at - 1), words.word(day.end)];
  const others: number[] = [];
  let { end } = day;
  for (;;) {
    const joint = words.word(end) ?? '';
    const isFrom = joint === '부' && words.word(end + 1) === '터'; // 월요일부터 금요일
    const [asianJoint = ''] = ASIAN_JOINT.exec(asianText(words, end)) ?? [];
    const isSpan = isFrom || words.isHyphenated(end) || /^(?:through|thru|to|a|al|到|至)$/.test(joint);
    const length = isFrom
      ? 2
      : (isSpan && !words.isHyphenated(end)) || /^(?:and|or|y|o)$/.test(joint)
        ? 1
        : asianJoint.length;
    const next = words.day(end + length);
    if (!next) break;
    const last = others.at(-1) ?? day.value;
    if (isSpan) for (let each = (last + 1) % 7; each !== next.value; each = (each + 1) % 7) others.push(each);
    others.push(next.value);
    end = next.end;
  }
  // A clock time beside the day is already used: "sat 7pm".
  const isBeside = near.some((word) => BESIDE.test(word ?? '')) || words.isUsed(at - 1) || words.isUsed(day.end);
  if (AMBIGUOUS.has(words.word(at) ?? '') && others.length === 0 && !isBeside && !isAlone(words, at, day.end))
    return null;
  const isEvening = [end, end + 1, end + 2].some((i) => EVENING.test(words.word(i) ?? ''));
  return {
    days: [day.value, ...others],
    isToday: false,
    isEvening,
    isLate: false,
    span: { start: at, end },
  };
}

/**
 * Whether a short name of a day means a day although no word for a time is beside it: "pizza fri", "quiet place sat".
 * Without such a word, "wed" and "sun" mean something else ("we'd", "in the sun"). "Sat" usually means something else,
 * too ("sat all day").
 */
function isAlone(words: MeasureReader, at: number, end: number): boolean {
  const isEdge = (token: MeasureReader['tokens'][number] | undefined) => !token || token.kind === 'break';
  if (/^(?:the|in|i|we|of|my|stir|a|and|that|he|she|they)$/.test(words.word(at - 1) ?? '')) return false;
  const day = words.word(at) ?? '';
  if (day === 'sat') return words.tokens[end] === undefined && at > 0;
  return /^(?:fri|mon|tue|thu)$/.test(day) && (isEdge(words.tokens[at - 1]) || isEdge(words.tokens[end]));
}

/** Reads "weekday" or "workday", singular or plural, as Monday to Friday. */
function workday(words: MeasureReader, at: number): DayRead | null {
  if (!/^(?:weekdays?|workdays?)$/.test(words.word(at) ?? '')) return null;
  return { days: [1, 2, 3, 4, 5], isToday: false, isEvening: false, isLate: false, span: { start: at, end: at + 1 } };
}

/**
 * Sets isLate if "late" is right before or after the day ("Friday late"), or if "late on" or "late night" is right
 * before the day. Adds these words to the span.
 */
function withLateness(words: MeasureReader, read: DayRead): DayRead {
  const { start, end } = read.span;
  const isLate = (at: number) => ['late', 'tarde'].includes(words.word(at) ?? '');
  if (isLate(start - 1)) return { ...read, isLate: true, span: { start: start - 1, end } };
  if (isLate(end)) return { ...read, isLate: true, span: { start, end: end + 1 } };
  const isLinked = ['night', 'on'].includes(words.word(start - 1) ?? '') && isLate(start - 2);
  if (isLinked) return { ...read, isLate: true, span: { start: start - 2, end } };
  return read;
}
