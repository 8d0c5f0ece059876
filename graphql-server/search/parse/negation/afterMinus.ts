import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';
import { kindOf } from './Scope';

/**
 * The concepts directly after a minus sign: "tacos -cilantro". In a list such as "thai -nut free -quiet", the signs may
 * be mere bullets. A diner may need a diet, so a diet after a minus sign stays wanted.
 */
export const afterMinus = (text: readonly Token[], parts: readonly Piece[]): Piece[] =>
  parts.filter((piece) => piece.kind === 'concept' && text[piece.start]?.hasMinus && kindOf(piece) !== 'diet');
