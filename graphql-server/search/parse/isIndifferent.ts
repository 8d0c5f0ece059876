import type { Piece } from './Piece';

/**
 * Whether the craving says that a concept does not matter: "doesn't have to be fancy", "don't care if it's loud". Only
 * function words may stand between these words and the concept.
 */
export function isIndifferent(pieces: readonly Piece[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 4); i -= 1) {
    const piece = pieces[i] as Piece;
    if (piece.roles.has('indifferent')) return true;
    if (piece.kind !== 'functionWord' || piece.roles.has('turn')) return false;
  }
  return false;
}
