import type { Piece } from './Piece';

/** Whether one of the two pieces before a piece makes it optional: "ideally a patio". */
export function isSoftened(pieces: readonly Piece[], at: number): boolean {
  return pieces.slice(Math.max(0, at - 2), at).some(({ roles }) => roles.has('softener') && !roles.has('wrapping'));
}
