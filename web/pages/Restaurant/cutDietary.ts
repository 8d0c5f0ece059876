/** An option as its badge shows it: its first two words, without anything that is no letter ("gluten-free" → "glutenfree"). */
export function cutDietary(option: string): string {
  return option
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.replace(/[^\p{L}]/gu, ''))
    .filter(Boolean)
    .join(' ');
}
