import type { Chip, Understanding } from '../parse/Understanding';

/**
 * Whether a chip stands for an allergy, for an illness, or for a food that must be absent. So that nobody gets ill, the
 * search leaves out places whose facts indicate this food, and places that are not known to offer the diet that an
 * allergy or an illness requires. A diet that the diner only wants is not binding.
 */
export function isBinding({ kind, concept }: Chip, { dietary, allergic = [] }: Understanding['filters']): boolean {
  if (kind !== 'DIETARY') return kind === 'ALLERGY';
  // A diet that is not in `dietary`, such as "shellfish-free", is a list of foods to avoid.
  return !dietary.some((diet) => diet === concept && !allergic.includes(diet));
}
