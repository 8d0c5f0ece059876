import { isFamousRestaurant } from '../vocabulary/famousRestaurants';
import type { PhraseTrie } from '../words/PhraseTrie';
import type { Token } from '../words/tokens';
import { fitsWord } from './fitsWord';
import { isOtherSense } from './isOtherSense';
import type { Meaning, WordRole } from './Meaning';
import type { Piece } from './Piece';
import { withoutParticle } from './particles';

const NO_ROLES: ReadonlySet<WordRole> = new Set();

/**
 * Cuts a text into pieces. Where several phrases begin at one token, the longest becomes the piece: "grilled cheese" is
 * one piece, not two.
 * @param isUsed tells whether a reader of prices, times and the like already used a token
 * @param isSpanish whether words that exist in English and in Spanish are read as Spanish
 */
export function pieces(
  text: readonly Token[],
  lexicon: PhraseTrie<Meaning>,
  isUsed: (at: number) => boolean,
  isSpanish: boolean,
): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    const token = text[at] as Token;
    const piece =
      token.kind === 'break' ? plain('break', at) : pieceAt(text, lexicon, at, isUsed, isSpanish, found.at(-1));
    found.push(piece);
    at = piece.end;
  }
  return found;
}

/** A piece of one token without a meaning. */
export function plain(kind: Piece['kind'], start: number): Piece {
  return { kind, start, end: start + 1, concepts: [], isAsked: false, roles: NO_ROLES, language: null };
}

function pieceAt(
  text: readonly Token[],
  lexicon: PhraseTrie<Meaning>,
  at: number,
  isUsed: (at: number) => boolean,
  isSpanish: boolean,
  before: Piece | undefined,
): Piece {
  if (isUsed(at)) return plain('used', at);
  const token = text[at] as Token;
  const longest = lexicon.longest(text, at);
  const used = firstUsed(at, at + (longest?.length ?? 0), isUsed);
  // "Taco tuesday" is one phrase, although "tuesday" is also a day. In "except for two", the function words "except
  // for" are no phrase, because "for" belongs to the number of people.
  const isWhole =
    used === null || (text[used]?.folded !== 'open' && longest?.meanings.every(({ role }) => role === 'concept'));
  const first = isWhole ? longest : lexicon.longest(text, at, used);
  const limit = at + (first?.length ?? 0);
  const match = first && isOtherSense(text, at, limit) ? lexicon.longest(text, at, limit - 1) : first;
  const end = at + (match?.length ?? 0);
  if (!match || !fitsWord(text, at, end, before, lexicon)) return plain('unknown', at);
  const meanings = chosen(match.meanings, isSpanish);
  const [meaning] = meanings;
  if (!meaning) return plain('unknown', at);
  const named = meanings.flatMap((each) => (each.role === 'concept' ? [each.concept] : []));
  const famous = named.filter(isFamousRestaurant);
  const concepts = famous.length > 0 ? famous : named;
  const roles = new Set(meanings.flatMap((each) => (each.role === 'concept' ? [] : [each.role])));
  const isAsked = meanings.some((each) => each.role === 'concept' && each.asked);
  const piece: Piece = {
    kind: concepts.length > 0 ? 'concept' : 'functionWord',
    start: at,
    end,
    concepts: [...new Set(concepts)],
    isAsked,
    roles,
    language: meaning.language,
  };
  return token.kind === 'hangul' ? { ...piece, end: withoutParticle(text, end) } : piece;
}

function firstUsed(start: number, end: number, isUsed: (at: number) => boolean): number | null {
  for (let at = start; at < end; at += 1) if (isUsed(at)) return at;
  return null;
}

/**
 * Returns only meanings in one language. English has priority over Spanish, except in a Spanish craving. If the phrase
 * is the name of a concept, its meanings as slang or as a situation (`asked`) are left out.
 */
function chosen(meanings: readonly Meaning[], isSpanish: boolean): readonly Meaning[] {
  const order = isSpanish ? (['es', 'en', 'zh', 'ko'] as const) : (['en', 'es', 'zh', 'ko'] as const);
  const language = order.find((each) => meanings.some((meaning) => meaning.language === each));
  const own = meanings.filter((meaning) => meaning.language === language);
  const named = own.filter((meaning) => meaning.role !== 'concept' || !meaning.asked);
  return named.some(({ role }) => role === 'concept') ? named : own;
}
