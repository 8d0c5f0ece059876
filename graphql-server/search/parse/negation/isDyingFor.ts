import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';

/** Whether "no como" belongs to "me muero si no como mariscos": the diner is dying for seafood. */
export const isDyingFor = (text: readonly Token[], { start }: Piece): boolean =>
  text[start]?.folded === 'no' &&
  text[start - 1]?.folded === 'si' &&
  /^com(?:o|e|emos)$/.test(text[start + 1]?.folded ?? '') &&
  text.some(({ folded }) => /^(?:muero|muere|morir|morimos)$/.test(folded));
