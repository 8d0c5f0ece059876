import type { Interaction } from '../../device/interactions';

/** How many restaurants were skipped or are never shown. `never`: the ids of the restaurants that are never shown. */
export function countSkipped(interactions: readonly Interaction[], never: readonly string[]): number {
  const skipped = interactions.filter(({ action }) => action === 'skipped').map(({ restaurantId }) => restaurantId);
  return new Set([...skipped, ...never]).size;
}
