import type { PhraseTrie } from '../words/PhraseTrie';
import type { Token } from '../words/tokens';
import type { Meaning } from './Meaning';
import type { Piece } from './Piece';
import { withoutParticle } from './particles';

/**
 * Whether the phrase from `at` to `end` can be read here. Only a phrase of one Korean syllable can fail. The syllable
 * must begin its word, or directly follow an amount or another phrase. The word must end after the syllable, or after a
 * particle that follows the syllable. A word that begins with 안 or 못 (not) can also continue with a longer phrase or
 * with a form of 들어가다 or 넣다: 안매운 (not spicy), 안들어간 (not put in).
 */
export function fitsWord(
  text: readonly Token[],
  at: number,
  end: number,
  before: Piece | undefined,
  lexicon: PhraseTrie<Meaning>,
): boolean {
  const token = text[at] as Token;
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
