import type { Reading } from './readCraving';

/** Whether "one" does not mean one guest: "halal for one of us" and "for one night" are not about eating alone. */
export function isOneOfParty({ pieces, tokens }: Reading, at: number): boolean {
  const piece = pieces[at];
  if (piece?.concepts[0] !== 'solo' || tokens[piece.end - 1]?.folded !== 'one') return false;
  return /^(?:of|nights?|days?|weeks?|hours?)$/.test(tokens[piece.end]?.folded ?? '');
}
