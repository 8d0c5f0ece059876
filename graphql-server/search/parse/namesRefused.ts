import { spelt } from '../words/spelt';
import { negatesNothing } from './negation/negatesNothing';
import { PLAIN } from './negation/Scope';
import type { Piece } from './Piece';
import type { Reading } from './readCraving';
import type { Understanding } from './Understanding';

/** "Isn't Mokabe's open?" does not refuse Mokabe's. */
const ASKS = /nt$/;
/** "Is there no Mokabe's?", "y si no Mokabe's", "porque no Mokabe's". */
const ASKED_AFTER = /^(?:there|si|porque)$/;
/** 是不是 (is it) and 要不 (how about) refuse nothing. */
const PROPOSES = /^(?:是不是?|要不)$/;
/** What may stand between a refusal and a name. */
const BEFORE_NAME = /^(?:the|el|la|los|las|去)$/;

/** What the refusals of a craving say about names: `refuses` and `refusedWords` of Understanding. */
export function namesRefused(reading: Reading): Required<Pick<Understanding, 'refuses' | 'refusedWords'>> {
  const { tokens, pieces, refused } = reading;
  const isRefused = (piece: Piece, at: number) =>
    refused.has(piece) ||
    (piece.kind === 'unknown' &&
      (tokens[piece.start]?.hasMinus || isAfterCue(reading, at) || isBeforeCue(reading, at)));
  const refuses = (piece: Piece, at: number) =>
    isCueAfter(piece) ||
    (isCue(piece) && !negatesNothing(spelt(tokens, piece.start, piece.end, ' '), tokens, pieces, at));
  return {
    refuses: tokens.some(({ hasMinus }) => hasMinus) || pieces.some(refuses),
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
  if (!cue || !isCue(cue) || ASKS.test(said(before)) || isQuestion(tokens, cue)) return false;
  const earlier = pieces.slice(0, before);
  const clause = earlier.slice(earlier.findLastIndex(({ kind }) => kind === 'break') + 1);
  return PLAIN.test(said(before)) || !clause.some(isCue);
}

/** Whether a negation only asks about a place or proposes it. */
function isQuestion(tokens: Reading['tokens'], { start, end }: Piece): boolean {
  const isPlain = /^(?:no|没有?)$/.test(spelt(tokens, start, end));
  return (
    ASKED_AFTER.test(tokens[start - 1]?.folded ?? '') ||
    PROPOSES.test(spelt(tokens, start - 1, end)) ||
    (isPlain && /[?？吗]$/.test(tokens.at(-1)?.text ?? ''))
  );
}

/** Whether a Korean or Chinese refusal ends the clause and comes after the name with this piece: "Mission Taco 말고". */
function isBeforeCue({ tokens, pieces }: Reading, at: number): boolean {
  const isInName = ({ kind, start }: Piece) => kind !== 'functionWord' && tokens[start]?.kind === 'word';
  const end = pieces.findIndex((piece, i) => i > at && !isInName(piece));
  const [cue, next] = end < 0 ? [] : pieces.slice(end);
  if (!cue || !isCueAfter(cue) || !/^(?:zh|ko)$/.test(cue.language ?? '')) return false;
  if (spelt(tokens, cue.start, cue.end + 1).startsWith('아니면')) return false; // "or"
  return !isCue(cue) || !next || next.kind === 'break';
}
