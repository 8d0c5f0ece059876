import { type DietaryOption, dietaryOptions } from '../../facts/facts';
import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { foldName } from './foldName';

/** The diets that the name or the cuisine of a place contains. `rule` states which of the two contains each diet. */
export interface NamedDiets {
  diets: DietaryOption[];
  rule: string;
}

/** Diets that can be part of a name or of a source's cuisines. */
const NAMED = ['vegetarian', 'vegan', 'gluten-free', 'halal', 'kosher'] as const satisfies DietaryOption[];

/**
 * The diets in a name or a cuisine: vegan for the name "Adina's Vegan Cuisine", kosher for the cuisine "Jewish,
 * Kosher". Returns null if neither the name nor the cuisine contains a diet.
 */
export function dietsFromName({ name, cuisine }: Pick<RestaurantFacts, 'name' | 'cuisine'>): NamedDiets | null {
  const read = (text: string) => {
    const folded = ` ${foldName(text)} `;
    return NAMED.filter((diet) => folded.includes(` ${diet.replace('-', ' ')} `));
  };
  const named = read(name);
  const cooked = read(cuisine ?? '').filter((diet) => !named.includes(diet));
  if (named.length + cooked.length === 0) return null;
  const rules = [
    ...(named.length > 0 ? [`name has ${quoted(named)}`] : []),
    ...(cooked.length > 0 ? [`cuisine has ${quoted(cooked)}`] : []),
  ];
  return {
    diets: dietaryOptions.filter((diet) => [...named, ...cooked].includes(diet as never)),
    rule: rules.join(', '),
  };
}

const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`).join(' and ');
