import { type DietaryOption, dietaryOption } from '../../facts/facts';
import { vocabulary } from '../vocabulary/Vocabulary';
import type { PlaceFacts } from './conceptsOf';
import { mentionsOfName } from './mentions';

/**
 * The diets that a kitchen offers by definition, if it offers only food of one diet. Halal and kosher promise nothing
 * about other diets.
 */
const FOLLOWS: Partial<Record<DietaryOption, readonly DietaryOption[]>> = {
  // Vegan food has no meat, fish, milk, eggs or honey.
  vegan: ['vegetarian', 'dairy-free'],
};

/**
 * The diets that a restaurant's name or cuisine implies ("Vegan Deli", cuisine "Vegetarian"), and the diets that follow
 * from these. They count for a diet or an allergy that a craving names. They do not count for a filter, because filters
 * accept only the diets that the restaurant lists.
 */
export function impliedDiets({ name, cuisine }: Pick<PlaceFacts, 'name' | 'cuisine'>): DietaryOption[] {
  const implied = new Set<DietaryOption>();
  for (const text of [name, cuisine ?? '']) {
    for (const { concept, isDenied, isPart } of text ? mentionsOfName(text) : []) {
      if (isDenied || isPart || vocabulary.concepts.get(concept)?.kind !== 'diet') continue;
      const diet = dietaryOption(concept);
      if (diet) for (const each of [diet, ...(FOLLOWS[diet] ?? [])]) implied.add(each);
    }
  }
  return [...implied];
}
