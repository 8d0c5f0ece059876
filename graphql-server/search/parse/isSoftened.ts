import type { Piece } from './Piece';

/**
 * Whether a piece is optional because of a word such as "ideally" one or two pieces before it: "ideally a patio". Such
 * a word makes only the next concept optional: in "a bit spicy ramen", "spicy" is optional and "ramen" is not. But a
 * Chinese word such as 一点 belongs to the concept before it (便宜一点, a little cheaper).
 */
export function isSoftened(pieces: readonly Piece[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 2); i -= 1) {
    const piece = pieces[i] as Piece;
    if (piece.kind === 'concept') return false;
    const isSoftener = piece.roles.has('softener') && !piece.roles.has('wrapping');
    if (isSoftener) return !(piece.language === 'zh' && pieces[i - 1]?.kind === 'concept');
  }
  return false;
}
