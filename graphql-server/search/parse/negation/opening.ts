import type { Token } from '../../words/tokens';
import { isAnimal } from '../isAnimal';
import type { Piece } from '../Piece';
import { negatesNothing } from './negatesNothing';
import { kindOf, NEW_SCOPE, PLAIN, type Scope } from './Scope';

/** Negations of a quality: the noun after the quality is still wanted ("not spicy ramen"). */
const OF_A_QUALITY = /^(?:not|non|isnt|arent|less|too|overly|不|不太|안|덜)$/;
/** Words before an exception. */
const EXCEPT = /^(?:except(?: for)?|other than|besides|apart from|aside from|excepto|menos|salvo|除了|말고)$/;
const WEATHER = /^(?:cold|hot|chilly|warm|humid|windy|wet|rainy|buggy|freezing|sunny)$/;
const TOO = /^(?:too|overly|demasiado)$/;

/**
 * The scope that a piece opens. A scope is a negation that still applies to the next pieces. "Not", "too" and the like
 * open a scope, and so do "than" and "over" before something that the diner likes less. Null if a second negation
 * cancels the first ("can't live without"), or before an exception ("no meat except fish"). Undefined for other pieces.
 * @param said the folded words of the piece at `at`
 */
export function opened(
  scope: Scope | null,
  said: string,
  text: readonly Token[],
  parts: readonly Piece[],
  at: number,
): Scope | null | undefined {
  const piece = parts[at] as Piece;
  if (EXCEPT.test(said) && isException(scope, text, parts, at)) return null;
  if (piece.roles.has('negation') && !negatesNothing(said, text, parts, at)) {
    // "Avoid wheat avoid eggs", 不要奶不要蛋: a repeated negation does not cancel itself.
    const doubles = scope?.refused === 0 && scope.cue !== said && (!PLAIN.test(said) || saysNoTo(text, piece));
    return doubles ? null : { ...NEW_SCOPE, isOfQuality: OF_A_QUALITY.test(said), cue: said };
  }
  if (isLikedLess(said, text, parts, at)) return { ...NEW_SCOPE, cue: said };
  if (piece.roles.has('tooMuch') && isTooMuch(said, text, parts, at))
    return { ...NEW_SCOPE, isOfQuality: true, cue: said };
  return undefined;
}

/** Whether the piece names an exception to what was refused: "no meat except fish", "vegetarian except fish". */
function isException(scope: Scope | null, text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const after = parts[at + 1];
  const isLess =
    text[parts[at]?.start ?? -1]?.folded === 'menos' && after && /^(?:taste|price|vibe|noise)$/.test(kindOf(after));
  if (isLess) return false; // "vegano menos picante"
  if (scope && scope.refused > 0) return true;
  const before = parts.slice(Math.max(0, at - 2), at).findLast(({ kind }) => kind === 'concept');
  const next = parts.slice(at + 1, at + 4).find(({ kind }) => kind === 'concept');
  if (!before || !next) return false;
  // "Vegan food other than salad" refuses the salad; "vegetarian except fish" does not refuse the fish.
  if (kindOf(before) === 'diet')
    return before.concepts.some((id) => /^(?:vegetarian|pescatarian)$/.test(id)) && next.concepts.some(isAnimal);
  return PLAIN.test(text[before.start]?.folded ?? '');
}

/** Whether the word before the negation is "say" or "saying", as in "wouldn't say no to". */
function saysNoTo(text: readonly Token[], piece: Piece): boolean {
  return text[piece.start - 1]?.folded === 'say' || text[piece.start - 1]?.folded === 'saying';
}

/**
 * Whether "than" or "over" comes before what the diner likes less: "rather pho than ramen", "prefer thai over indian".
 */
function isLikedLess(said: string, text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  if (said !== 'than' && said !== 'over') return false;
  let isNamed = false;
  for (let i = at - 1; i >= 0 && parts[i]?.kind !== 'break'; i -= 1) {
    const word = text[parts[i]?.start ?? -1]?.folded ?? '';
    isNamed ||= parts[i]?.kind === 'concept';
    if (/^(?:rather|prefer|preferably)$/.test(word) || (word === 'more' && said === 'than')) return isNamed;
  }
  return false;
}

/**
 * Whether words such as "too" and "not very" refuse what follows. A phrase of several words always does. A word of TOO
 * refuses only a concept that comes next, or a seat after a word for the weather ("too cold to sit outside").
 */
function isTooMuch(said: string, text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  if (said.includes(' ')) return true;
  if (!TOO.test(said)) return false;
  const isWeather = WEATHER.test(text[parts[at]?.end ?? -1]?.folded ?? '');
  const seat = parts.slice(at + 2, at + 7).find(({ kind }) => kind === 'concept');
  if (isWeather && parts[at + 1]?.kind !== 'concept') return seat !== undefined && kindOf(seat) === 'seating';
  return parts[at + 1]?.kind === 'concept';
}
