import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';
import { kindOf } from './Scope';

/**
 * Whether a drink directly follows the phrase "can't drink". Then this drink is refused: "can't drink beer". Without a
 * drink, the phrase only asks for a place that serves more than alcohol.
 */
export function drinksNo(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const { start, end } = parts[at] as Piece;
  const next = parts[at + 1];
  const isPhrase = /^(?:cant|cannot)$/.test(text[start]?.folded ?? '') && text[end - 1]?.folded === 'drink';
  return isPhrase && next?.kind === 'concept' && kindOf(next) === 'drink';
}
