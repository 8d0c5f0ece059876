import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';
import { groupOf, kindOf, LIST, OR, type Scope, SUBJECT } from './Scope';

/** The maximum number of unknown words between a negation and the concept that it refuses. */
const MAX_GAP = 3;
const ON = /^(?:on|in|inside|at|during)$/;
/**
 * Words that begin a new wish after a refused concept: "no pizza maybe tacos", "instead of burgers let's get tacos".
 */
const NEW_WISH = /^(?:lets?|maybe|perhaps|how about|more|then)$/;
/**
 * If one of these words comes soon after "where", a new wish begins ("no loud music where i can hear my date"). "No bar
 * where there's loud music" does not contain a new wish.
 */
const CAN = /^(?:can|could)$/;
const NEED = /^(?:needs?|gimme|give me|craving|i want|i need|whats|where)$/;
/**
 * Words for an expense or a drive. If "for" or "on" follows soon, the negation ends there: "don't want to pay a lot for
 * sushi" does not refuse sushi.
 */
const PAYING = /^(?:pay|paying|spend|spending|drop|fortune|drive|driving)$/;
/** Faults of a dish. "No soggy fries" refuses only soggy fries, so the dish is still wanted. */
const FAULT =
  /^(?:soggy|dry|burnt|watered|weak|stale|mushy|greasy|limp|bland|basic|generic|boring|frozen|cold|overcooked|undercooked|sad)$/;

/**
 * Returns the state of the negation after a piece that is neither a concept nor a break. Returns null if the negation
 * ends at this piece.
 * @param said the folded words of the piece at `at`
 */
export function continued(
  scope: Scope,
  said: string,
  text: readonly Token[],
  parts: readonly Piece[],
  at: number,
): Scope | null {
  const piece = parts[at] as Piece;
  // "Can't eat before 7 thai": a time or a price separates the negation from the food.
  if (piece.kind === 'used') return scope.refused > 0 ? scope : null;
  // "Anyplace but there for a proper negroni" does not refuse the negroni.
  if (said === 'there' && scope.refused === 0 && scope.gap === 0) return null;
  const isAfterOr = OR.test(text[piece.start - 1]?.folded ?? '');
  if (OR.test(said) && scope.refused > 0 && namesSoon(parts, at)) return scope;
  if (LIST.test(said)) return scope.refused === 0 || isAlike(scope.last, parts[at + 1]) ? scope : null;
  if (endsFor(scope, said, parts, at) || endsOn(scope, said, parts, at)) return null;
  const before = text.slice(Math.max(0, piece.start - 6), piece.start);
  if (/^(?:for|on)$/.test(said) && before.some(({ folded }) => PAYING.test(folded))) return null;
  const isWhereOneCan =
    said.startsWith('where') && text.slice(piece.start, piece.end + 4).some(({ folded }) => CAN.test(folded));
  const isNew = NEW_WISH.test(said) || isWhereOneCan || SUBJECT.test(said);
  if (scope.refused > 0 && isNew && !isAfterOr) return null;
  if (scope.gap > 0 && isNeed(said, text, parts, at) && !/^(?:nobody|no ?one|none)/.test(scope.cue)) return null;
  // In "too cold to sit outside", "cold" is the weather.
  const isFault = FAULT.test(said) && scope.cue !== 'too';
  if (scope.refused === 0 && (isFault || (scope.cue === 'less' && piece.kind === 'unknown'))) return null;
  // "isn't just coffee" refuses a place with nothing except coffee, so the negation continues after "just".
  if (piece.roles.has('turn')) {
    const isOn = /^(?:with|con|y)$/.test(said) || (said === 'just' && scope.gap === 0);
    return scope.refused === 0 && isOn ? scope : null;
  }
  if (piece.kind === 'functionWord') {
    // A wrapping word ("anything") begins a new wish, unless it follows "or": "no seafood or anything raw".
    const endsQuality = scope.refused > 0 && (said === '的' || (piece.roles.has('wrapping') && !isAfterOr));
    const endsGap = scope.gap > 0 && /^[的吃]$/.test(said); // 不加糖的奶茶 wants the milk tea
    return endsQuality || endsGap ? null : scope;
  }
  if (scope.refused > 0 || scope.gap >= MAX_GAP) return null;
  return { ...scope, gap: scope.gap + 1 };
}

/** Whether "need" or "want" begins a new clause: "i don't have a car need pizza", but not "don't even want pizza". */
function isNeed(said: string, text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const before = parts[at - 1];
  const isAdverb = /^(?:even|really|ever|actually|necessarily|exactly)$/.test(text[before?.start ?? -1]?.folded ?? '');
  return NEED.test(said) || (said === 'want' && before?.kind === 'unknown' && !isAdverb);
}

/**
 * Whether "for" ends a negation. It does after a refused concept ("nothing spicy for the kids"). It also does if an
 * unknown word stands before "for", and a word for people or an occasion follows ("not clubby for my sister's
 * birthday"). "No desire for tacos" refuses the tacos.
 */
function endsFor(scope: Scope, said: string, parts: readonly Piece[], at: number): boolean {
  if (said !== 'for' && said !== 'para') return false;
  if (scope.cue === 'too') return false; // "too broke for lobster"
  const next = nextConcept(parts, at);
  return scope.refused > 0 || (scope.gap > 0 && next !== undefined && groupOf(next) === 'people');
}

/**
 * Whether a word of ON ends a negation. It does if the next concept is the dish with the refused food ("no onions on my
 * burger"), or the occasion, the time or the guests of the meal ("no burgers on date night").
 */
function endsOn(scope: Scope, said: string, parts: readonly Piece[], at: number): boolean {
  const next = nextConcept(parts, at);
  if (!ON.test(said) || scope.refused + scope.gap === 0 || !next) return false;
  const isTopping = scope.last === null || kindOf(scope.last) === 'ingredient';
  const isMeal = /^(?:dish|drink)$/.test(kindOf(next)) && isTopping;
  return isMeal || /^(?:occasion|time|company)$/.test(kindOf(next));
}

/** The next concept within three pieces, with only function words before it. */
function nextConcept(parts: readonly Piece[], at: number): Piece | undefined {
  const next = parts.slice(at + 1, at + 4).find(({ kind }) => kind !== 'functionWord');
  return next?.kind === 'concept' ? next : undefined;
}

/**
 * Whether the next concept comes after at most two function words: "or too loud". None of these words may be a turn (a
 * word such as "but", at which a negation can end).
 */
function namesSoon(parts: readonly Piece[], at: number): boolean {
  const next = parts.slice(at + 1, at + 4).find((piece) => piece.kind !== 'functionWord' || piece.roles.has('turn'));
  return next?.kind === 'concept';
}

const isAlike = (last: Piece | null, next: Piece | undefined): boolean =>
  last !== null && next?.kind === 'concept' && groupOf(next) === groupOf(last);
