/**
 * The short form of a dietary option for a badge: the letters of the option's first two words. Hyphens separate words:
 * "gluten-free" → "gluten free".
 */
export function cutDietary(option: string): string {
  return option
    .trim()
    .split(/[\s\p{Pd}]+/u)
    .slice(0, 2)
    .map((word) => word.replace(/[^\p{L}]/gu, ''))
    .filter(Boolean)
    .join(' ');
}

/**
 * The text of the badge for a dietary option. `word` is the option in the language `locale`. A translated option is not
 * cut, because its first two words may mean another diet: "sin frutos" (without fruit) instead of "sin frutos secos"
 * (without nuts).
 */
export function dietaryBadge(option: string, word: string, locale: string): string {
  const isTranslated = locale !== 'en' && word !== option;
  return isTranslated ? word : cutDietary(word);
}
