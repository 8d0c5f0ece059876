/** Every dietary word there is, spelt as kept. */
export const DIETARY_WORDS = [
  'vegetarian',
  'vegan',
  'gluten-free',
  'halal',
  'kosher',
  'dairy-free',
  'nut-free',
  'keto',
  'paleo',
];

const fold = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '');
const BY_FOLDED = new Map(DIETARY_WORDS.map((word) => [fold(word), word]));

/** The dietary words among these, ignoring case, hyphen and space (D43), in the fixed order; and what was no such word. */
export function normaliseDiets(raw: string[]): { known: string[]; unknown: string[] } {
  const found = new Set(raw.map((word) => BY_FOLDED.get(fold(word))));
  return {
    known: DIETARY_WORDS.filter((word) => found.has(word)),
    unknown: raw.filter((word) => word.trim() && !BY_FOLDED.has(fold(word))),
  };
}
