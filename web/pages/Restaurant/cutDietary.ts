/** An option as its badge shows it: a hyphen parts words, then the first two, without anything that is no letter ("gluten-free" → "gluten free"). */
export function cutDietary(option: string): string {
  return option
    .trim()
    .split(/[\s\p{Pd}]+/u)
    .slice(0, 2)
    .map((word) => word.replace(/[^\p{L}]/gu, ''))
    .filter(Boolean)
    .join(' ');
}
