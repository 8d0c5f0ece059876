const FIRST_SYLLABLE = 0xac00;
const FINALS = 28;
/** The number of the final consonant ㅂ among the 28 finals of a syllable block; 0 means no final. */
const BIEUP = 17;

/**
 * A Korean phrase and, if the phrase is an adjective before a noun, its stem. The stem can have other endings: 시끄러운 and
 * 시끄럽(지 않은), 조용한 and 조용하(게). The arithmetic of syllable blocks is from The Unicode Standard, 3.12.
 */
export function koreanStems(phrase: string): string[] {
  const before = phrase.slice(0, -1);
  if (before.length >= 2 && phrase.endsWith('한')) return [phrase, `${before}하`];
  const last = before.codePointAt(before.length - 1) ?? 0;
  const isOpen = last >= FIRST_SYLLABLE && last <= 0xd7a3 && (last - FIRST_SYLLABLE) % FINALS === 0;
  if (!phrase.endsWith('운') || !isOpen) return [phrase];
  return [phrase, before.slice(0, -1) + String.fromCodePoint(last + BIEUP)];
}
