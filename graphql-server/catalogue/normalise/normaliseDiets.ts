import { type DietaryOption, dietaryOption, dietaryOptions } from '../../facts/facts';

/**
 * Splits words into diets and other words. `known` has the diets in the order of dietaryOptions. Case, hyphens,
 * underscores and spaces of the words do not matter. `unknown` has the other words that are not blank.
 */
export function normaliseDiets(raw: string[]): { known: DietaryOption[]; unknown: string[] } {
  const found = new Set(raw.map(dietaryOption));
  return {
    known: dietaryOptions.filter((word) => found.has(word)),
    unknown: raw.filter((word) => word.trim() && !dietaryOption(word)),
  };
}
