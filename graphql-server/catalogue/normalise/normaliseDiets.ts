import { type DietaryOption, dietaryOption, dietaryOptions } from '../../facts/facts';

/**
 * `known`: the diets among these words, ignoring case, hyphens and spaces, in the fixed order of diets. `unknown`: the
 * other words.
 */
export function normaliseDiets(raw: string[]): { known: DietaryOption[]; unknown: string[] } {
  const found = new Set(raw.map(dietaryOption));
  return {
    known: dietaryOptions.filter((word) => found.has(word)),
    unknown: raw.filter((word) => word.trim() && !dietaryOption(word)),
  };
}
