import { spelt } from '../../words/spelt';
import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';
import { groupOf, kindOf, LIST, PLAIN, QUALITIES, type Scope, SUBJECT } from './Scope';

/** "Nobody in my family likes fish". */
const NOBODY = /^(?:nobody|no one|noone|none|not every(?:one|body)|not all of us|none of(?: us)?)$/;
const EXCEPT = /^(?:except|but|anything except|everything except|anything but|everything but|all but)$/;
/** What stands before the person in "don't give my son nuts". */
const GIVE = /(?:^| )(?:feed|give)(?: (?:my|our|the|his|her))?$/;
/** "Nothing that isn't nut-free" asks for nut-free food. */
const ALL_ARE =
  /(?:^| )(?:nothing|nowhere|no (?:place|places|restaurant|restaurants|food))(?: (?:that|which))?(?: (?:isnt|arent|is not|are not)|(?:s| thats) not)(?: (?:fully|100|completely|totally|strictly))?$/;
const OWN = /^(?:my|our)$/;
const FOR = /(?:^| )for(?: (?:my|our|his|her|the|an?))?$/;
/** Not "not for my kids". */
const FOR_OWN = /(?:^| )(?!(?:not|no|isnt|arent|never) )\w+ for (?:my|our)\b/;

/**
 * Whether a negation refuses the concept with index `at`. If the negation has not refused a concept yet, the result is
 * usually true.
 */
export function reaches(
  scope: Scope,
  typed: string,
  text: readonly Token[],
  parts: readonly Piece[],
  at: number,
): boolean {
  const piece = parts[at] as Piece;
  if (repeatsNo(scope, text, piece) || isExceptedPerson(scope, text, piece) || isEater(scope, text, piece))
    return false;
  // "Have to shout" is a phrase for a quiet place. "I don't want to have to shout" asks for a quiet place, too.
  if (text[piece.start]?.folded === 'have' && piece.end - piece.start > 1) return false;
  const isNewClause = scope.refused > 0 && SUBJECT.test(text[piece.start]?.folded ?? '');
  if (isNewClause && !LIST.test(text[piece.start - 1]?.folded ?? '')) return false;
  if (scope.cue === 'hold' && isHeldFrom(scope, parts, at)) return false;
  if (!scope.last) return true;
  // 不要辣的火锅: 的 ends the quality 辣的 (spicy), so the hot pot is still wanted.
  if (text[scope.last.end - 1]?.folded === '的' && !QUALITIES.has(kindOf(piece))) return false;
  const between = parts[at - 1];
  if (between && between !== scope.last) {
    const word = text[between.start]?.folded ?? '';
    return LIST.test(word) || between.kind === 'break' || between.kind === 'functionWord';
  }
  // "not burgers/pizza/tacos"
  if (typed[(text[piece.start]?.start ?? 0) - 1] === '/') return groupOf(piece) === groupOf(scope.last);
  if (scope.isOfQuality) return false;
  // "no pork ramen": the dish is still wanted.
  if (!QUALITIES.has(kindOf(piece)) && kindOf(scope.last) === 'ingredient') return false;
  return groupOf(piece) === groupOf(scope.last);
}

/**
 * Whether a piece names the people for whom what follows is refused: "my family" in "nobody in my family likes fish",
 * "my kid" in "don't feed my kid nuts".
 */
export const isWhoRefuses = (scope: Scope, text: readonly Token[], piece: Piece): boolean =>
  scope.refused === 0 &&
  groupOf(piece) === 'people' &&
  (NOBODY.test(scope.cue) || GIVE.test(spelt(text, piece.start - 2, piece.start, ' ')));

const isMeal = (piece: Piece) => /^(?:dish|drink|cuisine)$/.test(kindOf(piece));

/** Whether a dish directly follows what is held from it: "hold the meat pizza", "hold the special sauce burger". */
const isHeldFrom = ({ last, gap }: Scope, parts: readonly Piece[], at: number): boolean =>
  isMeal(parts[at] as Piece) &&
  (last ? parts[at - 1] === last && !isMeal(last) : gap > 0 && parts[at - 1]?.kind === 'unknown');

/** Whether something else is refused for a person, who comes along: "no soy for my kids", "not spicy for a 6yo". */
const isEater = ({ refused }: Scope, text: readonly Token[], piece: Piece): boolean =>
  kindOf(piece) === 'company' &&
  ((refused > 0 && FOR.test(spelt(text, piece.start - 2, piece.start, ' '))) ||
    FOR_OWN.test(spelt(text, piece.start - 3, piece.start + 1, ' ')));

/** "Everything except my brother": a person who comes with the diner is not refused. */
function isExceptedPerson(scope: Scope, text: readonly Token[], piece: Piece): boolean {
  const isOwn = OWN.test(text[piece.start]?.folded ?? '') || OWN.test(text[piece.start - 1]?.folded ?? '');
  return scope.refused === 0 && EXCEPT.test(scope.cue) && groupOf(piece) === 'people' && isOwn;
}

/**
 * Whether the phrase of a diet has its own negation, such as "no dairy" in "no onions, no dairy". The diner then wants
 * the diet. False for "without dairy" in "can't live without dairy".
 */
function repeatsNo(scope: Scope, text: readonly Token[], piece: Piece): boolean {
  const own = text[piece.start]?.folded ?? '';
  if (kindOf(piece) !== 'diet') return false;
  // In "Dairy Queen except dairy-free" the diet is asked for, not refused.
  if (/^except/.test(scope.cue) && piece.concepts.some((id) => id.endsWith('-free'))) return true;
  if (ALL_ARE.test(spelt(text, piece.start - 6, piece.start, ' '))) return true;
  return PLAIN.test(own) || scope.cue === own || (scope.refused > 0 && /^(?:without|sin)$/.test(own));
}
