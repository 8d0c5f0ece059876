import { spelt } from '../../words/spelt';
import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';

/** "Me muero si no como mariscos", "si no como mariscos, me muero". */
const DYING =
  /(?:muero|muere|morimos|morir(?:me|se|nos)?)(?: de hambre)? si no com(?:o|e|emos)\b|si no com(?:o|e|emos)(?: [^ ,.;]+)*(?: ,)? (?:me|se|nos) (?:muero|muere|morimos)(?: [,.;!]|$)/;

/** Whether "no" belongs to "me muero si no como mariscos": the diner is dying for seafood. */
export const isDyingFor = (text: readonly Token[], { start }: Piece): boolean =>
  text[start]?.folded === 'no' && text[start - 1]?.folded === 'si' && DYING.test(spelt(text, 0, text.length, ' '));
