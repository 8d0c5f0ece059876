import type { PrismaClient, RemovedItem } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import { UserError } from '../../errors/UserError';
import type { Viewer } from '../../Viewer';
import { keepRemoved } from '../removed/keepRemoved';
import { holdRestaurant } from '../restaurants/holdRestaurant';
import { type Retry, writeOnce } from '../writeOnce';

/** What was taken off the list. */
export interface Unsaved {
  /** The id (uuid) of what was kept. */
  id: string;
  /** For putting it back. */
  removedItem: RemovedItem;
}

/**
 * Takes a restaurant off the member's list; fine when it was not on it. Of one that turned out to be another, the other.
 * @param restaurantId uuid
 * @returns null when nothing was kept
 * @throws UserError NOT_FOUND (no such id is possible), or what writeOnce refuses
 */
export function unsaveRestaurant(
  deps: { prisma: PrismaClient },
  viewer: Viewer,
  restaurantId: string,
  { idempotencyKey }: Retry = {},
): Promise<Unsaved | null> {
  const write = { operation: 'unsaveRestaurant', input: { restaurantId }, idempotencyKey };
  return writeOnce(deps, viewer, write, async (transaction, userId) => {
    if (!isUuid(restaurantId)) throw new UserError('NOT_FOUND', 'Restaurant not found', { field: 'restaurantId' });
    // or a place that the catalogue lacks
    const id = (await holdRestaurant(transaction, restaurantId))?.id ?? restaurantId.toLowerCase();
    const key = { userId, restaurantId: id };
    const saved = await transaction.savedRestaurant.findUnique({ where: { userId_restaurantId: key } });
    if (!saved) return null;
    await transaction.savedRestaurant.delete({ where: { id: saved.id } });
    return { id: saved.id, removedItem: await keepRemoved(transaction, key, 'savedRestaurant', saved) };
  });
}
