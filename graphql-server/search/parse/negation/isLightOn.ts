import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';
import { kindOf } from './Scope';

/** Whether a piece is the "light" of "light on the mayo". Then the next ingredient is refused. */
export function isLightOn(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const { start, end } = parts[at] as Piece;
  if (text[start]?.folded !== 'light' || end - start > 1 || text[end]?.folded !== 'on') return false;
  const food = parts.slice(at + 2, at + 4).find(({ kind }) => kind !== 'functionWord');
  return food?.kind === 'concept' && kindOf(food) === 'ingredient';
}
