import type { MeasureReader } from './MeasureReader';

/**
 * The half of the day that words before an hour name, and where these words begin: 下午7点, 오후 7시, "tonight 7".
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
