/**
 * The short form of an option for its badge: its first two words (hyphens separate words), only letters ("gluten-free"
 * → "gluten free").
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
