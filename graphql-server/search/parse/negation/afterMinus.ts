import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';
import { kindOf } from './Scope';

/**
 * The concepts directly after a minus sign: "tacos -cilantro". In a list such as "thai -nut free -quiet" the signs may
 * only be bullets. So a diet stays wanted, because a diner may need it.
 */
export const afterMinus = (text: readonly Token[], parts: readonly Piece[]): Piece[] =>
  parts.filter((piece) => piece.kind === 'concept' && text[piece.start]?.hasMinus && kindOf(piece) !== 'diet');
