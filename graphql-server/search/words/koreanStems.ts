const FIRST_SYLLABLE = 0xac00;
const FINALS = 28;
/** The number of the final consonant ㅂ among the 28 finals of a syllable block; 0 means no final. */
const BIEUP = 17;

/**
 * Returns a Korean phrase and, if the phrase ends like an adjective before a noun, also its stem. Such an ending is 한
 * after at least two characters, or 운 after a syllable without a final consonant. The stem can have other endings:
 * 시끄러운 has the stem 시끄럽, as in 시끄럽지 않은, and 조용한 has the stem 조용하, as in 조용하게. The arithmetic of
 * syllable blocks is from The Unicode Standard, 3.12.
 */
export function koreanStems(phrase: string): string[] {
  const before = phrase.slice(0, -1);
  if (before.length >= 2 && phrase.endsWith('한')) return [phrase, `${before}하`];
  const last = before.codePointAt(before.length - 1) ?? 0;
  const isOpen = last >= FIRST_SYLLABLE && last <= 0xd7a3 && (last - FIRST_SYLLABLE) % FINALS === 0;
  if (!phrase.endsWith('운') || !isOpen) return [phrase];
  return [phrase, before.slice(0, -1) + String.fromCodePoint(last + BIEUP)];
}
