import type { MeasureReader } from './MeasureReader';

const ASIAN_QUARTERS = new Map([
  ['一', 15],
  ['三', 45],
]);

/**
 * Reads 点, 点半, 点一刻, 点30分, 시, 시 반 or 시 30분 after an hour. Null if none of them follows. Also null for 24시, which
 * means "24 hours a day".
 */
export function asianHour(words: MeasureReader, { value, end: at }: { value: number; end: number }) {
  const word = words.word(at);
  if (word === '시' && value === 24) return null;
  if (word !== '点' && word !== '시') return null;
  // 3시간 is "3 hours", which is a duration.
  if (words.word(at + 1) === '간') return null;
  const quarters = ASIAN_QUARTERS.get(words.word(at + 1) ?? '');
  if (quarters && words.word(at + 2) === '刻') return { minutes: quarters, end: at + 3 };
  const isHalfPast = words.word(at + 1) === '半' || words.word(at + 1) === '반';
  const minutes = words.number(at + 1);
  if (minutes && minutes.value < 60 && /^[分분]$/.test(words.word(minutes.end) ?? ''))
    return { minutes: minutes.value, end: minutes.end + 1 };
  return { minutes: isHalfPast ? 30 : 0, end: at + (isHalfPast ? 2 : 1) };
}
