import { isFamousRestaurant } from '../vocabulary/famousRestaurants';
import type { PhraseTrie } from '../words/PhraseTrie';
import type { Token } from '../words/tokens';
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

function plain(kind: Piece['kind'], start: number): Piece {
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
  const match = lexicon.longest(text, at);
  const end = at + (match?.length ?? 0);
  if (!match || anyUsed(at, end, isUsed) || !fits(text, at, end, before)) return plain('unknown', at);
  const meanings = chosen(match.meanings, isSpanish);
  const [first] = meanings;
  if (!first) return plain('unknown', at);
  const named = meanings.flatMap((meaning) => (meaning.role === 'concept' ? [meaning.concept] : []));
  const famous = named.filter(isFamousRestaurant);
  const concepts = famous.length > 0 ? famous : named;
  const roles = new Set(meanings.flatMap((meaning) => (meaning.role === 'concept' ? [] : [meaning.role])));
  const isAsked = meanings.some((meaning) => meaning.role === 'concept' && meaning.asked);
  const piece: Piece = {
    kind: concepts.length > 0 ? 'concept' : 'functionWord',
    start: at,
    end,
    concepts: [...new Set(concepts)],
    isAsked,
    roles,
    language: first.language,
  };
  return token.kind === 'hangul' ? { ...piece, end: withoutParticle(text, end) } : piece;
}

function anyUsed(start: number, end: number, isUsed: (at: number) => boolean): boolean {
  for (let at = start; at < end; at += 1) if (isUsed(at)) return true;
  return false;
}

/**
 * Whether the phrase from `at` to `end` can be read here. There are two conditions, and only a single Korean syllable
 * can fail them. It must begin its word, or directly follow an amount or another phrase. It must also end its word, but
 * a particle may follow.
 */
function fits(text: readonly Token[], at: number, end: number, before: Piece | undefined): boolean {
  const token = text[at] as Token;
  if (token.kind !== 'hangul') return true;
  const isLong = end - at >= 2;
  const followsPhrase = before !== undefined && before.kind !== 'unknown' && before.end === at;
  if (!token.beginsWord && !followsPhrase && !isLong) return false;
  if (isLong) return true;
  const rest = withoutParticle(text, end);
  return text[rest - 1]?.endsWord === true;
}

/**
 * Returns only meanings in one language. English has priority over Spanish, except in a Spanish craving. If the phrase
 * is the name of a concept, its meanings as a phrase for people or situations (`asked`) are left out.
 */
function chosen(meanings: readonly Meaning[], isSpanish: boolean): readonly Meaning[] {
  const order = isSpanish ? (['es', 'en', 'zh', 'ko'] as const) : (['en', 'es', 'zh', 'ko'] as const);
  const language = order.find((each) => meanings.some((meaning) => meaning.language === each));
  const own = meanings.filter((meaning) => meaning.language === language);
  const named = own.filter((meaning) => meaning.role !== 'concept' || !meaning.asked);
  return named.some(({ role }) => role === 'concept') ? named : own;
}
