import type { PhraseTrie } from '../words/PhraseTrie';
import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';
import { isAllergen } from './forbids';
import type { Meaning } from './Meaning';
import type { Piece } from './Piece';
import { withoutParticle } from './particles';

/** The word "allergens" in each language. 过敏原 and 过敏源 name an allergy in other places, too. */
const ALLERGENS = /^(?:allergens?|alergenos?|알레르겐)$/;
const IS = /^(?:are|is|include|includes|including|list|son|es|incluyen)$/;
const SUBSTANCE = /^(?:milk|dairy|gluten|wheat|leche|lacteos|trigo)$/;

/** Whether "allergens" begins a list of them: "allergens: milk, egg", "my allergens are nuts", but not "allergen menu". */
const isHeading = (text: readonly Token[], end: number, lexicon: PhraseTrie<Meaning>): boolean =>
  text[end] !== undefined &&
  (/[:：\n]/.test(text[end].text) || isAllergenAt(text, IS.test(text[end].folded) ? end + 1 : end, lexicon));

const isAllergenAt = (text: readonly Token[], at: number, lexicon: PhraseTrie<Meaning>): boolean =>
  text[at] !== undefined &&
  (SUBSTANCE.test(text[at].folded) ||
    /[:：]/.test(text[at].text) ||
    lexicon.longest(text, at)?.meanings.some((each) => each.role === 'concept' && isAllergen(each.concept)) === true);

/**
 * Whether the phrase from `at` to `end` can be read here. Only "allergens" (isHeading) and a phrase of one Korean
 * syllable can fail. The syllable must begin its word, or directly follow an amount or another phrase. The word must
 * end after the syllable, or after a particle that follows the syllable. A word that begins with 안 or 못 (not) can
 * also continue with a longer phrase or with a form of 들어가다 or 넣다: 안매운 (not spicy), 안들어간 (not put in).
 */
export function fitsWord(
  text: readonly Token[],
  at: number,
  end: number,
  before: Piece | undefined,
  lexicon: PhraseTrie<Meaning>,
): boolean {
  const token = text[at] as Token;
  if (ALLERGENS.test(spelt(text, at, end)) && !isHeading(text, end, lexicon)) return false;
  if (token.kind !== 'hangul') return true;
  const isLong = end - at >= 2;
  const followsPhrase = before !== undefined && before.kind !== 'unknown' && before.end === at;
  if (!token.beginsWord && !followsPhrase && !isLong) return false;
  if (isLong) return true;
  if (isNot(token) && (isVerbOfAdding(text, end) || (lexicon.longest(text, end)?.length ?? 0) >= 2)) return true;
  const rest = withoutParticle(text, end);
  return text[rest - 1]?.endsWord === true;
}

const isNot = ({ folded, beginsWord, endsWord }: Token) => /^[안못]$/.test(folded) && beginsWord && !endsWord;
/** Whether a form of 들어가다 (be in) or 넣다 (put in) begins at a token. */
const isVerbOfAdding = (text: readonly Token[], at: number) =>
  /^(?:들어|넣)/.test(`${text[at]?.folded}${text[at + 1]?.folded}`);
