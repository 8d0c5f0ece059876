import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';
import { kindOf } from './Scope';

/**
 * The concepts directly after a minus sign: "tacos -cilantro". But a diet after a minus sign is not refused: in "thai
 * -nut free -quiet", the signs may be only list marks, and the diner may need the diet. "Quiet" is refused.
 */
export const afterMinus = (text: readonly Token[], parts: readonly Piece[]): Piece[] =>
  parts.filter((piece) => piece.kind === 'concept' && text[piece.start]?.hasMinus && kindOf(piece) !== 'diet');
