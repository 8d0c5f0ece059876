import type { Piece } from './Piece';

/** Whether a piece is optional because of a word such as "ideally" one or two pieces before it: "ideally a patio". */
export function isSoftened(pieces: readonly Piece[], at: number): boolean {
  return pieces.slice(Math.max(0, at - 2), at).some(({ roles }) => roles.has('softener') && !roles.has('wrapping'));
}
