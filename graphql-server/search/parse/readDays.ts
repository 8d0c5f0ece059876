import type { MeasureReader, Span } from './MeasureReader';

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

/** Ambiguous short names of days. They mean a day only right before or after a word that BESIDE matches. */
const AMBIGUOUS = new Set(['sun', 'sat', 'mon', 'wed', 'fri', 'thu', 'tue']);
const EVENING = /^(?:night|evening|noche|晚|밤|저)/;
const BESIDE = /^(?:on|this|next|every|open|night|morning|afternoon|evening|brunch|lunch|dinner|breakfast|at)$/;

/** Reads "tonight", "tomorrow", "Sunday", "weekday", "this weekend". "Weekend" without "this" names no day. */
export function readDays(words: MeasureReader, today: number): DayRead | null {
  for (let at = 0; at < words.tokens.length; at += 1) {
    const read = relative(words, at, today) ?? weekday(words, at) ?? workday(words, at);
    if (read) return withLateness(words, read);
  }
  return null;
}

function relative(words: MeasureReader, at: number, today: number): DayRead | null {
  const found = words.firstOf(at, 'tonight', 'tomorrow', 'today', 'weekend');
  // "Por la mañana" means "in the morning", not "tomorrow".
  if (!found || words.word(at - 1) === 'la') return null;
  const phrase = words.tokens.slice(at, found.end).map(({ folded }) => folded);
  const span = { start: at, end: found.end };
  const isTomorrow = found.is === 'tomorrow';
  if (found.is === 'weekend') {
    const isThis = phrase.some((word) => ['this', 'este', '这', '本', '이'].includes(word));
    return isThis ? { days: [6, 0], isToday: false, isEvening: false, isLate: false, span } : null;
  }
  const days = [isTomorrow ? (today + 1) % 7 : today];
  const isEvening = found.is === 'tonight' || phrase.includes('晚');
  return { days, isToday: !isTomorrow, isEvening, isLate: phrase.includes('later'), span };
}

function weekday(words: MeasureReader, at: number): DayRead | null {
  const day = words.day(at);
  if (!day) return null;
  const near = [words.word(at - 1), words.word(day.end)];
  if (AMBIGUOUS.has(words.word(at) ?? '') && !near.some((word) => BESIDE.test(word ?? ''))) return null;
  const others: number[] = [];
  let { end } = day;
  for (;;) {
    const isJoined = /^(?:and|or|y|o)$/.test(words.word(end) ?? '');
    const next = words.day(end + (isJoined ? 1 : 0));
    if (!next) break;
    others.push(next.value);
    end = next.end;
  }
  const isEvening = [end, end + 1, end + 2].some((i) => EVENING.test(words.word(i) ?? ''));
  return {
    days: [day.value, ...others],
    isToday: false,
    isEvening,
    isLate: false,
    span: { start: at, end },
  };
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
