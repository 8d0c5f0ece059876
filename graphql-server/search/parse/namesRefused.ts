import { PLAIN } from './negation/Scope';
import type { Piece } from './Piece';
import type { Reading } from './readCraving';
import type { Understanding } from './Understanding';

/** "Isn't Mokabe's open?" does not refuse Mokabe's. */
const ASKS = /nt$/;
/** What may stand between a refusal and a name. */
const BEFORE_NAME = /^(?:the|el|la|los|las|去)$/;

/** What the refusals of a craving say about names: `refuses` and `refusedWords` of Understanding. */
export function namesRefused(reading: Reading): Required<Pick<Understanding, 'refuses' | 'refusedWords'>> {
  const { tokens, pieces, refused } = reading;
  const isRefused = (piece: Piece, at: number) =>
    refused.has(piece) ||
    (piece.kind === 'unknown' &&
      (tokens[piece.start]?.hasMinus || isAfterCue(reading, at) || isBeforeCue(reading, at)));
  return {
    refuses: tokens.some(({ hasMinus }) => hasMinus) || pieces.some((each) => isCue(each) || isCueAfter(each)),
    refusedWords: pieces
      .filter(isRefused)
      .flatMap(({ start, end }) => tokens.slice(start, end).map(({ folded }) => folded)),
  };
}

const isCue = ({ roles }: Piece) => roles.has('negation');
const isCueAfter = ({ roles }: Piece) => roles.has('negationAfter');

/**
 * Whether a negation is right before a piece: "not Mokabe's", "anything but the Peacemaker", 不要 Mokabe's. Another
 * negation in the clause can cancel it: "can't live without Mokabe's".
 */
function isAfterCue({ tokens, pieces }: Reading, at: number): boolean {
  const said = (i: number) => tokens[(pieces[i]?.end ?? 0) - 1]?.folded ?? '';
  const before = BEFORE_NAME.test(said(at - 1)) ? at - 2 : at - 1;
  const cue = pieces[before];
  if (!cue || !isCue(cue) || ASKS.test(said(before))) return false;
  const earlier = pieces.slice(0, before);
  const clause = earlier.slice(earlier.findLastIndex(({ kind }) => kind === 'break') + 1);
  return PLAIN.test(said(before)) || !clause.some(isCue);
}

/** Whether a Korean or Chinese refusal ends the clause and comes after the name with this piece: "Mission Taco 말고". */
function isBeforeCue({ tokens, pieces }: Reading, at: number): boolean {
  const isInName = ({ kind, start }: Piece) => kind !== 'functionWord' && tokens[start]?.kind === 'word';
  const end = pieces.findIndex((piece, i) => i > at && !isInName(piece));
  const [cue, next] = end < 0 ? [] : pieces.slice(end);
  if (!cue || !isCueAfter(cue) || !/^(?:zh|ko)$/.test(cue.language ?? '')) return false;
  return !isCue(cue) || !next || next.kind === 'break';
}
