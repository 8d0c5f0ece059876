import type { Reading } from './readCraving';

/** Whether "one" means one person of a party: "halal for one of us" is not about eating alone. */
export function isOneOfParty({ pieces, tokens }: Reading, at: number): boolean {
  const piece = pieces[at];
  return piece?.concepts[0] === 'solo' && tokens[piece.end]?.folded === 'of' && tokens[piece.end - 1]?.folded === 'one';
}
