import type { MeasureReader } from './MeasureReader';

/** The Chinese and Korean text from a token on, without spaces, up to the first token of another kind. */
export function asianText({ tokens }: MeasureReader, from: number): string {
  let text = '';
  for (let at = from; tokens[at]?.kind === 'han' || tokens[at]?.kind === 'hangul'; at += 1) text += tokens[at]?.folded;
  return text;
}
