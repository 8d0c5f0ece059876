import type { PrismaClient, RemovedItem } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import { UserError } from '../../errors/UserError';
import type { Viewer } from '../../Viewer';
import { storeRemoved } from '../removed/storeRemoved';
import { lockRestaurant } from '../restaurants/lockRestaurant';
import { type Retry, writeOnce } from '../writeOnce';

/** The save that was removed. */
export interface Unsaved {
  /** The id (uuid) of the removed row. */
  id: string;
  /** The stored item from which the save can be restored. */
  removedItem: RemovedItem;
}

/**
 * Removes a restaurant from the member's saved restaurants. It is no error if the restaurant is not saved. If the
 * restaurant was merged into another restaurant, the save of the other restaurant is removed.
 * @param restaurantId uuid
 * @returns null when the restaurant was not saved
 * @throws UserError NOT_FOUND (the id is not a uuid), or an error of writeOnce
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
    // The catalogue may not have the restaurant, because members can also save restaurants that are not in it.
    const id = (await lockRestaurant(transaction, restaurantId))?.id ?? restaurantId.toLowerCase();
    const key = { userId, restaurantId: id };
    const saved = await transaction.savedRestaurant.findUnique({ where: { userId_restaurantId: key } });
    if (!saved) return null;
    await transaction.savedRestaurant.delete({ where: { id: saved.id } });
    return { id: saved.id, removedItem: await storeRemoved(transaction, key, 'savedRestaurant', saved) };
  });
}
