import type { Token } from '../words/tokens';
import type { Piece } from './Piece';
import type { Reading } from './readCraving';

/** Words of degree. A refusal with such a word refuses only the degree: "not too quiet", 不要太辣. */
const DEGREE =
  /^(?:too|very|super|so|that|crazy|insanely|extremely|ridiculously|totally|overly|really|stupid|painfully|muy|demasiado|tan|太|너무)$/;
/** Words between a mention of a food and a refusal of one kind of this food: "chinese but not a chinese buffet". */
const LINK = /^(?:not|no|but|pero|an?|the|from|de|un|una|quiero|但|不|要|不要)$/;
/** Words before a mention that is a wish: "had sushi yesterday but want sushi again". */
const WISH = /^(?:but|wants?|need|needs|just|maybe|real|good|unless|pero|quier[eo]|sino|但|想|要)$/;
/** Words after a mention that is allowed: "no cheese, goat cheese ok", "no sushi for lunch, sushi for dinner". */
const ALLOWED = /^(?:ok|okay|fine|enough|please|good|for)$/;
const WISH_WITHIN = 4;

/**
 * Whether a concept is wanted although one of its pieces (its mentions in the craving) is refused. By default, the
 * refusal counts more: "no pizza, the kids had pizza at school". The concept is wanted in these cases:
 * - The words differ, because one concept can have several words: "onion rings, not fries".
 * - Only a degree or a kind is refused: "quiet but not too quiet", "ramen, not instant ramen".
 * - A later mention is a wish: "I hate sushi but she wants sushi".
 */
export function isStillWanted({ tokens, pieces, refused }: Reading, ofConcept: readonly Piece[]): boolean {
  const words = new Set(ofConcept.map(({ start, end }) => keysOf(tokens, start, end)));
  if (words.size > 1) return true;
  const refusals = ofConcept.filter((piece) => refused.has(piece));
  if (refusals.length > 0 && refusals.every((piece) => isOfDegree(tokens, pieces, piece))) return true;
  const isLinked = refusals.some((piece) =>
    ofConcept.some(
      (other) => other.end <= piece.start && !refused.has(other) && isLink(tokens.slice(other.end, piece.start)),
    ),
  );
  if (isLinked) return true;
  const end = Math.max(...refusals.map((piece) => piece.end));
  return ofConcept.some((piece) => piece.start >= end && isWish(tokens, piece, end));
}

const isLink = (between: readonly Token[]): boolean =>
  between.some(({ folded }) => /^(?:but|pero|但)$/.test(folded)) &&
  between.every(({ folded, kind }) => kind === 'break' || LINK.test(folded));

function isOfDegree(tokens: readonly Token[], pieces: readonly Piece[], piece: Piece): boolean {
  const before = pieces[pieces.indexOf(piece) - 1];
  const beside = pieces[pieces.indexOf(piece) + 1];
  if (before?.kind === 'concept' || beside?.kind === 'concept') return true; // "not a chinese buffet"
  if (!before || before.kind === 'break') return false;
  return before.kind === 'unknown' || before.roles.has('tooMuch') || DEGREE.test(tokens[before.end - 1]?.folded ?? '');
}

function isWish(tokens: readonly Token[], { start, end }: Piece, after: number): boolean {
  const before = tokens.slice(Math.max(after, start - WISH_WITHIN), start);
  return before.some(({ folded }) => WISH.test(folded)) || ALLOWED.test(tokens[end]?.folded ?? '');
}

const keysOf = (tokens: readonly Token[], start: number, end: number) =>
  tokens
    .slice(start, end)
    .map(({ key }) => key)
    .join(' ');
