import { groupOf, LIST } from '../parse/negation/Scope';
import type { Piece } from '../parse/Piece';
import type { Token } from '../words/tokens';
import { DETERMINERS } from '../words/withoutDeterminers';

/** A cue and the noun before it may have this many unknown words between them: "gluten-free crust is not available". */
const GAP_BEFORE = 2;
const PIECES_BEFORE = 5;
/** After one of these words, a clause tells what the place itself serves: "next to the park, serving tacos". */
const SERVES = /^(?:serves?|serving|served|now|with)$/;
const PLURAL = /^(?:are|were)/;

/**
 * The concepts that a cue after them is about, or an empty list: the last concept before the cue in the clause, and the
 * concepts directly before this concept. If the verb is plural, also those that "and" or "or" joins to them: "beer and
 * wine are not served". The clause may end before the cue with a colon, a question mark or a dash: "Delivery: not
 * available".
 * @param at the index of the cue
 */
export function nounsBefore(text: readonly Token[], parts: readonly Piece[], at: number): readonly Piece[] {
  let gap = 0;
  for (let i = at - 1; i >= Math.max(0, at - PIECES_BEFORE); i -= 1) {
    const piece = parts[i] as Piece;
    const word = text[piece.start];
    if (piece.kind === 'concept') return runBefore(text, parts, i, at);
    if (piece.kind === 'unknown') gap += 1;
    const isEnd = piece.kind === 'break' && !(i === at - 1 && /^[?:–—]/.test(word?.text ?? ''));
    if (isEnd || gap > GAP_BEFORE || piece.roles.has('turn') || piece.roles.has('negation')) return [];
  }
  return [];
}

/**
 * The concept at index `last`, and the concepts directly before it. If the verb is plural, also those that "and" or
 * "or" joins to them.
 */
function runBefore(text: readonly Token[], parts: readonly Piece[], last: number, at: number): readonly Piece[] {
  const verbs = text.slice(parts[last]?.end, (parts[at]?.start ?? 0) + 1);
  const isPlural = verbs.some(({ folded }) => PLURAL.test(folded));
  const found: Piece[] = [];
  for (let i = last; parts[i]?.kind === 'concept'; ) {
    found.push(parts[i] as Piece);
    i = (isPlural ? joinedTo(text, parts, i, -1) : undefined) ?? i - 1;
  }
  return found;
}

/**
 * The concepts that a cue before them is about, or an empty list: the next concept, the concepts that follow it
 * directly ("formerly kosher deli"), and those that "and" or "or" joins to it.
 * @param at the index of the cue
 * @param gap how many unknown words may stand between the cue and the first concept
 */
export function nounsAfter(text: readonly Token[], parts: readonly Piece[], at: number, gap: number): readonly Piece[] {
  let unknown = 0;
  let first = at + 1;
  for (; parts[first] && parts[first]?.kind !== 'concept'; first += 1) {
    const piece = parts[first] as Piece;
    if (piece.kind === 'unknown') unknown += 1;
    const isEnd = piece.kind === 'break' || piece.roles.has('turn') || SERVES.test(text[piece.start]?.folded ?? '');
    if (isEnd || unknown > gap) return [];
  }
  const found: Piece[] = [];
  for (let i = first; parts[i]?.kind === 'concept'; ) {
    found.push(parts[i] as Piece);
    i = joinedTo(text, parts, i, 1) ?? i + 1;
  }
  return found;
}

/**
 * The index of the concept of the same group that "and" or "or" joins to the concept at `at`; undefined if
 * there is none.
 * @param step -1 if the joined concept comes before the concept at `at`, 1 if it comes after the concept at `at`
 */
function joinedTo(text: readonly Token[], parts: readonly Piece[], at: number, step: 1 | -1): number | undefined {
  let joins = 0;
  let next = at + step;
  for (; parts[next]?.kind === 'functionWord'; next += step) {
    const word = text[parts[next]?.start ?? -1]?.folded ?? '';
    if (LIST.test(word)) joins += 1;
    else if (!DETERMINERS.has(word)) return undefined;
  }
  const [piece, other] = [parts[at] as Piece, parts[next]];
  return joins === 1 && other?.kind === 'concept' && groupOf(other) === groupOf(piece) ? next : undefined;
}
