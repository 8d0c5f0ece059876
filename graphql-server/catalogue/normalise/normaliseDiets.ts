import { type DietaryOption, dietaryOption, dietaryOptions } from '../../facts/facts';

/** The dietary words among these, ignoring case, hyphen and space, in the fixed order; and what was no such word. */
export function normaliseDiets(raw: string[]): { known: DietaryOption[]; unknown: string[] } {
  const found = new Set(raw.map(dietaryOption));
  return {
    known: dietaryOptions.filter((word) => found.has(word)),
    unknown: raw.filter((word) => word.trim() && !dietaryOption(word)),
  };
}
