import type { WordRole } from '../parse/Meaning';
import { denied } from '../parse/negation/denied';
import { kindOf, QUALITIES } from '../parse/negation/Scope';
import type { Piece } from '../parse/Piece';
import type { Token } from '../words/tokens';
import { nounsAfter, nounsBefore } from './nounsBeside';

/**
 * What a text that mentions a concept says about a place: the place does not have it ('denied'); the mention tells
 * nothing about the place today ('nothing'), such as "formerly kosher"; or the place has little of it ('little').
 */
export type Said = 'denied' | 'nothing' | 'little';

const NEGATION: ReadonlySet<WordRole> = new Set(['negation']);
const CUES: readonly WordRole[] = ['refusal', 'notHere', 'closed', 'elsewhere', 'few'];
/** "A few", "the few" and the like do not mean that there is little. */
const NOT_LITTLE = /^(?:a|the|quite|these|our|its|their)$/;
/** Parts of the year, the week or the day. "Brunch is not served on Mondays" does not deny the brunch. */
const PART_OF_TIME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun|week|holi|game)days?|weekends?|weeknights?|nights?|winter|summer)$/;
/** A word for a time is looked for among this many words after a cue. */
const TIME_WORDS = 4;
const NONE = /^(?:no|none|nope)$/;

/**
 * The concepts of a text about a place that do not simply hold for the place: those that a negation denies, and those
 * that a cue is about (textCues). Concepts that hold are not in the result.
 */
export function saidBy(typed: string, text: readonly Token[], parts: readonly Piece[]): ReadonlyMap<Piece, Said> {
  const found = new Map<Piece, Said>();
  const say = (nouns: readonly Piece[], said: Said) => {
    for (const noun of nouns) found.set(noun, said);
  };
  const read = parts.map((piece, at) => {
    if (piece.kind === 'break') say(answeredNo(text, parts, at), 'denied');
    if (!CUES.some((role) => piece.roles.has(role))) return piece;
    const before = nounsBefore(text, parts, at);
    const isLimited = isAtTimes(text, piece);
    if (piece.roles.has('refusal')) {
      if (before.length === 0 || isOfNext(text, parts, at)) return { ...piece, roles: NEGATION };
      if (isLimited) return piece;
      say(before, 'nothing');
      say(refusedOf(before), 'denied');
    }
    if (piece.roles.has('notHere')) say(before, 'nothing');
    if (piece.roles.has('elsewhere')) say(nounsAfter(text, parts, at, 1), 'nothing');
    if (piece.roles.has('closed') && !isLimited)
      say(before.length > 0 ? before : nounsAfter(text, parts, at, 0), 'nothing');
    if (piece.roles.has('few') && !NOT_LITTLE.test(text[piece.start - 1]?.folded ?? ''))
      say(nounsAfter(text, parts, at, 0), 'little');
    return piece;
  });
  say(
    [...denied(typed, text, read)].filter((piece) => !found.has(piece)),
    'denied',
  );
  return found;
}

/** In "gluten-free pizza is not available", only "gluten-free" is denied: the place may have another pizza. */
function refusedOf(nouns: readonly Piece[]): readonly Piece[] {
  const qualities = nouns.filter((noun) => QUALITIES.has(kindOf(noun)));
  return qualities.length > 0 ? qualities : nouns;
}

/**
 * Whether a refusal is about what follows it, like other negations: "not available for delivery", "never served raw".
 * After "served" and "sold", these are techniques and words without a meaning ("never served frozen").
 */
function isOfNext(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const { end } = parts[at] as Piece;
  const isServed = /^(?:served|sold)$/.test(text[end - 1]?.folded ?? '');
  const next = parts[at + 1];
  const isOfFood = next?.kind === 'unknown' || (next?.kind === 'concept' && kindOf(next) === 'technique');
  return /^(?:for|with)$/.test(text[end]?.folded ?? '') || (isServed && isOfFood);
}

/** Whether a word of PART_OF_TIME or an hour follows: "on Mondays", "after 9 pm". A year does not count. */
function isAtTimes(text: readonly Token[], { end }: Piece): boolean {
  for (const token of text.slice(end, end + TIME_WORDS)) {
    if (token.kind === 'break') return false;
    if (PART_OF_TIME.test(token.folded) || (token.kind === 'number' && !/^\d{4}$/.test(token.text))) return true;
  }
  return false;
}

/** The concept that the answer "no" or "none" denies: "TVs? None.", "Delivery: no". */
function answeredNo(text: readonly Token[], parts: readonly Piece[], at: number): Piece[] {
  const [before, mark, answer, after] = [parts[at - 1], text[parts[at]?.start ?? -1], parts[at + 1], parts[at + 2]];
  const isAnswer = /^[?:]/.test(mark?.text ?? '') && NONE.test(text[answer?.start ?? -1]?.folded ?? '');
  const isAlone = answer?.roles.has('negation') && (after === undefined || after.kind === 'break');
  return isAnswer && isAlone && before?.kind === 'concept' ? [before] : [];
}
