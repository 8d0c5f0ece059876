import type { MeasureReader } from './MeasureReader';

/** The Chinese and Korean text from a token on, without spaces, up to the first token of another kind. */
export function asianText({ tokens }: MeasureReader, from: number): string {
  const rest = tokens.slice(from);
  const end = rest.findIndex(({ kind }) => kind !== 'han' && kind !== 'hangul');
  return rest
    .slice(0, end < 0 ? undefined : end)
    .map(({ folded }) => folded)
    .join('');
}
