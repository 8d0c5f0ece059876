import type { Miss } from '../index/Miss';
import type { Chip, ChipKind, Understanding } from '../parse/Understanding';

/** For each kind of chip, the misses that a place must not have. A place without these misses meets the chip. */
const CONTRADICTED_BY: { readonly [Kind in ChipKind]?: readonly Miss['kind'][] } = {
  PRICE: ['PRICE', 'PRICE_UNKNOWN'],
  OPEN_AT: ['CLOSED', 'HOURS_UNKNOWN'],
  PLACE: ['ELSEWHERE'],
};

/**
 * The chips that a near miss meets, in the order of the words of the craving. They are chips for named foods, diets,
 * price, opening time and the part of the city. Other chips, such as "cozy", are left out, because no place is a near
 * miss only because of them. Allergies and refused substances ("shellfish-free") are left out too, because nobody can
 * guarantee what a kitchen does.
 * @param hasFood tells whether the place has the food of a concept; false for concepts that are not a named food
 */
export function metChips(
  { chips, filters }: Pick<Understanding, 'chips' | 'filters'>,
  misses: readonly Miss[],
  hasFood: (concept: string) => boolean,
): readonly Chip[] {
  const diets = filters.dietary.filter((diet) => !filters.allergic?.includes(diet));
  return chips.filter(({ kind, concept }) => {
    if (kind === 'WANTED') return concept !== null && hasFood(concept);
    if (kind === 'DIETARY') {
      const isUnknown = misses.some((miss) => miss.kind === 'DIET_UNKNOWN' && miss.diet === concept);
      return !isUnknown && diets.some((diet) => diet === concept);
    }
    return CONTRADICTED_BY[kind]?.every((missed) => misses.every((miss) => miss.kind !== missed)) ?? false;
  });
}
