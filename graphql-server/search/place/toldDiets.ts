import { type DietaryOption, dietaryOption } from '../../facts/facts';
import { vocabulary } from '../vocabulary/Vocabulary';
import type { PlaceFacts } from './conceptsOf';
import { mentionsOfName } from './mentions';

/** What follows from a whole kitchen's diet by what the word means. Halal and kosher promise nothing about other diets. */
const FOLLOWS: Partial<Record<DietaryOption, readonly DietaryOption[]>> = {
  // No meat, no fish, and neither milk, eggs nor honey.
  vegan: ['vegetarian', 'dairy-free'],
};

/**
 * The diets that a restaurant's name or kind tells ("Vegan Deli", cuisine "Vegetarian"), with what follows from them. They
 * answer a diet that was typed; filters go by what is listed, and an allergy by nothing less.
 */
export function toldDiets({ name, cuisine }: Pick<PlaceFacts, 'name' | 'cuisine'>): DietaryOption[] {
  const told = new Set<DietaryOption>();
  for (const text of [name, cuisine ?? '']) {
    for (const { concept, isDenied, isPart } of text ? mentionsOfName(text) : []) {
      if (isDenied || isPart || vocabulary.concepts.get(concept)?.kind !== 'diet') continue;
      const diet = dietaryOption(concept);
      if (diet) for (const each of [diet, ...(FOLLOWS[diet] ?? [])]) told.add(each);
    }
  }
  return [...told];
}
