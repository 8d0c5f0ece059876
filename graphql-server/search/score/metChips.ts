import type { DietaryOption } from '../../facts/facts';
import type { Miss } from '../index/Miss';
import type { Chip, ChipKind, Understanding } from '../parse/Understanding';

/**
 * For each kind of chip, the misses that a place must not have. A place without these misses meets the chip. A miss is
 * a wish that the facts of the place contradict or do not confirm.
 */
const CONTRADICTED_BY: { readonly [Kind in ChipKind]?: readonly Miss['kind'][] } = {
  PRICE: ['PRICE', 'PRICE_UNKNOWN'],
  OPEN_AT: ['CLOSED', 'HOURS_UNKNOWN'],
  PLACE: ['ELSEWHERE', 'LOCATION_UNKNOWN'],
};

/** What the place offers. `hasFood` is false for concepts that are not a named food. */
export interface Offers {
  hasFood: (concept: string) => boolean;
  offersDiet: (diet: DietaryOption) => boolean;
}

/**
 * The chips that a near miss meets, in the order of the words of the craving. They are chips for named foods, diets,
 * price, opening time and the part of the city. Other chips, such as "cozy", are left out, because no place becomes a
 * near miss by missing such a wish. The chip for "24 hours" is left out, too, although a place that misses this wish
 * can be a near miss. Allergies and refused substances ("shellfish-free") are left out, because nobody can guarantee
 * what a kitchen does.
 */
export function metChips(
  { chips, filters }: Pick<Understanding, 'chips' | 'filters'>,
  misses: readonly Miss[],
  { hasFood, offersDiet }: Offers,
): readonly Chip[] {
  const diets = filters.dietary.filter((diet) => !filters.allergic?.includes(diet));
  return chips.filter(({ kind, concept }) => {
    if (kind === 'WANTED') return concept !== null && hasFood(concept);
    if (kind === 'DIETARY') return diets.some((diet) => diet === concept && offersDiet(diet));
    return CONTRADICTED_BY[kind]?.every((missed) => misses.every((miss) => miss.kind !== missed)) ?? false;
  });
}
