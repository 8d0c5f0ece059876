import type { DietaryOption } from '../../facts/facts';
import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';
import { endsInParticle } from './negation/listedBefore';
import type { Piece } from './Piece';

/** Words that may be beside "or" between two diets: "kosher food or at least halal". */
const BESIDE_OR = /^(?:food|foods|places?|options?|at|least|even|maybe|else|a|an|some|comida|al|menos)$/;

/**
 * Matches names of diets such as "gluten-free". Does not match "can't eat gluten" and "lactose intolerant", which only
 * say what a diner cannot eat.
 */
const FREE = /free$|^[无無]|프리$/;

/**
 * The first diets that are joined by "or", with the diets before them in the same list ("kosher, halal or vegan").
 * Only named diets count: a diner who "can't eat gluten or dairy" can eat neither. A diet that an allergy requires does
 * not count, and "gluten-free" before a comma does not, because it may be such a diet.
 */
export function readEither(
  text: readonly Token[],
  refused: ReadonlySet<Piece>,
  dietary: ReadonlyMap<DietaryOption, readonly Piece[]>,
  binding: ReadonlySet<DietaryOption>,
  isSpanish: boolean,
): Set<DietaryOption> {
  const named = [...dietary]
    .flatMap(([diet, pieces]) => pieces.map((piece) => ({ diet, piece })))
    .filter(({ diet, piece }) => !binding.has(diet) && !refused.has(piece) && piece.concepts.includes(diet))
    .filter(({ diet, piece }) => !diet.endsWith('-free') || FREE.test(spelt(text, piece.start, piece.end)))
    .sort((a, b) => a.piece.start - b.piece.start);
  const gaps = named.slice(1).map(({ piece }, at) => text.slice(named[at]?.piece.end, piece.start));
  const isJoined = (gap: number) => {
    const before = named[gap]?.piece;
    return isOnlyOr(gaps[gap] ?? [], isSpanish) || (gaps[gap]?.length === 0 && before && endsInOr(text, before));
  };
  let first = gaps.findIndex((_, gap) => isJoined(gap));
  if (first < 0) return new Set();
  let last = first + 1;
  while (isJoined(last)) last += 1;
  while (
    first > 0 &&
    gaps[first - 1]?.map(({ folded }) => folded).join('') === ',' &&
    !named[first - 1]?.diet.endsWith('-free')
  )
    first -= 1;
  return new Set(named.slice(first, last + 1).map(({ diet }) => diet));
}

/** Whether these words are "or" with words of BESIDE_OR. The Spanish "o" and "u" count only in a Spanish craving. */
function isOnlyOr(words: readonly Token[], isSpanish: boolean): boolean {
  const rest = words.filter(({ folded }) => !BESIDE_OR.test(folded));
  const or = rest.map(({ folded }) => folded).join('');
  return or === 'or' || (isSpanish && /^[ou]$/.test(or)) || /^(?:또는|혹은|이나|아니면|或|或者)$/.test(or);
}

/** Whether a Korean phrase ends with the particle for "or": 할랄이나 코셔. */
export const endsInOr = (text: readonly Token[], piece: Piece) =>
  endsInParticle(text, piece) && text[piece.end - 1]?.folded === '나';

/** Whether these words contain "or", in one of the four languages. Spanish has "u" for "or" before an "o" sound. */
export const hasOr = (words: readonly Token[]) =>
  words.some(({ folded }) => /^(?:or|o|u)$/.test(folded)) ||
  /또는|혹은|이나|아니면|或/.test(words.map(({ folded }) => folded).join(''));
