import type { FoundPhrase } from './phrasesOf';

/**
 * Matches the words before a phrase if they refuse it: "not", "non", "anything but". "No" counts only at the beginning
 * of a name or after "and", "but", "or" or "with", because "no" is also a Japanese word (Kaze no Sushi). "Why not", "or
 * not" and "never say never" refuse nothing.
 */
const REFUSAL =
  /(?:(?:^|\b(?:and|but|or|with) )no|(?<!\b(?:me|or|waste|want|why) )\bnot|\banti|\bnon|(?<!\bsay )\bnever|\bwithout|\bisnt|\baint|\b(?:all|anything|everything) but)(?: (?:a|all|an|any|even|quite|really|so))?$/;
/** "Free" after a phrase refuses it ("Nut Free Bakery"), but not in "free range" or "free coffee". */
const FREE = /^free\b(?! (?:coffee|delivery|parking|range|refills?|spirit|wi ?fi))/;

/**
 * Whether a name says that a place does not have what a phrase of the name means: "vegan" in "Not Vegan", "meat" in
 * "Meat Free Zone". A phrase after "not just", "more than" or "nothing but" is not refused, and "No Pizza No Peace"
 * does not refuse the pizza.
 * @param words the words of the name, in the form of foldName
 * @param phrase the phrase, as an entry of phrasesOf(words)
 */
export function isRefused(words: readonly string[], { start, end }: FoundPhrase): boolean {
  if (words[start - 1] === 'no' && words[end] === 'no') return false;
  return REFUSAL.test(words.slice(0, start).join(' ')) || FREE.test(words.slice(end).join(' '));
}
