import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';

/**
 * Whether the piece says that somebody cannot hear well. Then the next concept is refused: "can't hear in loud places".
 */
export const isDeafTo = (text: readonly Token[], { start, end }: Piece) =>
  text.slice(start, end).some(({ folded }) => /^hear(?:ing)?$/.test(folded)) &&
  /^(?:cant|cannot|couldnt|doesnt|dont|trouble|hard)$/.test(text[start]?.folded ?? '') &&
  /^(?:in|with|when|over)$/.test(text[end]?.folded ?? '');
