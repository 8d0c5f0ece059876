import type { MeasureReader } from './MeasureReader';

/**
 * Reads the half of the day before an hour: 下午7点, 오후 7시, "tonight 7". `start` is the index of the first token of 下午
 * or 오후. For "tonight", `start` is the index of the hour.
 * @param end the index of the hour
 */
export function halfBefore(words: MeasureReader, end: number) {
  for (const is of ['am', 'pm'] as const) {
    const start = words.startOf(end, is);
    // Only Chinese and Korean put the half of the day before the hour.
    if (start >= 0 && words.tokens[start]?.kind !== 'word') return { is, start };
  }
  return words.startOf(end, 'tonight') >= 0 ? { is: 'pm' as const, start: end } : null;
}
