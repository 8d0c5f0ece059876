import { spelt } from '../../words/spelt';
import type { Token } from '../../words/tokens';
import { asianName } from '../asianName';
import type { Piece } from '../Piece';
import { groupOf } from './Scope';

/** The food is at most this many pieces before the negation. */
const MAX_PIECES = 3;
/**
 * Korean verbs of taste, smell, price, distance, noise and crowds, and 가다 (go). 안 짠 (not salty) and 안 달고 (not sweet) refuse no
 * food.
 */
const QUALITY = /^(?:짠|짜|단|달|멀|먼|맵|매|비싸|느끼|기름|시끄|붐비|복잡|비리|비린|가)/;

/**
 * Returns the food that a verb after 안 or 못 (not) refuses. For example, returns 돼지고기 (pork) for 돼지고기 안 들어간 (without
 * pork). The food is the nearest piece before 안 or 못 that is a concept, or that names a food of allergens.json for
 * which there is a diet, such as dairy-free for milk (asianName). It is at most three pieces away and in the same
 * clause. Null if there is no such piece, if it is a concept for people or an occasion, if QUALITY matches the verb, or
 * if the text only says that the food was not eaten yet or for a long time (isLongAgo).
 * @param at the index of the piece 안 or 못
 */
export function foodBefore(text: readonly Token[], parts: readonly Piece[], at: number): Piece | null {
  const { end } = parts[at] as Piece;
  if (QUALITY.test(`${text[end]?.folded ?? ''}${text[end + 1]?.folded ?? ''}`)) return null;
  if (isLongAgo(text, end)) return null;
  for (let i = at - 1; i >= Math.max(0, at - MAX_PIECES); i -= 1) {
    const piece = parts[i] as Piece;
    if (piece.kind === 'break') return null;
    if (asianName(text, piece)?.diet) return piece;
    if (piece.kind === 'concept') return groupOf(piece) === 'people' ? null : piece;
  }
  return null;
}

/** Whether the text says that the food was not eaten yet (아직 저녁 안 먹었어) or for a long time (초밥 못 먹은지 오래). */
function isLongAgo(text: readonly Token[], end: number): boolean {
  return spelt(text, end, end + 8).includes('오래') || /(?:아직|오랫동안|오래|한동안)/.test(spelt(text, end - 10, end));
}
