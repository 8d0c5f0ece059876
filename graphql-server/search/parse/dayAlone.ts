import { asianDay, dayNumber } from './dayNumber';
import type { MeasureReader } from './MeasureReader';

/** Words after "the 24th" that show that it is a date. "The 24th floor" is no date. */
const AFTER_DAY = /^(?:at|around|by|for|in|with|that|dinner|lunch|brunch|breakfast)$/;

/**
 * Reads the day of the month in "on the 24th", "thursday the 24th", 24号晚上 and "24일 저녁", and the day of the week
 * before it.
 */
export function dayAlone(words: MeasureReader, at: number) {
  const asian = asianDay(words, at);
  if (asian) return { ...asian, weekday: undefined };
  const weekday = words.day(at - 2)?.value;
  const isBehind =
    words.word(at - 1) === 'the' && (/^(?:on|open)$/.test(words.word(at - 2) ?? '') || weekday !== undefined);
  const day = isBehind && /^\d+\D/.test(words.word(at) ?? '') ? dayNumber(words, at) : null;
  const next = words.tokens[at + 1];
  if (!day || (next && next.kind !== 'break' && next.kind !== 'number' && !AFTER_DAY.test(next.folded))) return null;
  return { day: day.value, weekday, end: at + 1 };
}
