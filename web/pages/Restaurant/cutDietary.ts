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
