import type { PrismaClient, SavedRestaurant } from '../../database/__generated__/prisma/client';
import type { Viewer } from '../../Viewer';
import { quotaReached, roomFor } from '../memberQuota';
import { type Described, restaurantToStore, storedDescription } from '../restaurants/restaurantToStore';
import { type Retry, writeOnce } from '../writeOnce';

/** The saved restaurant. `isNew` is false if the restaurant was saved before. */
export interface Saved {
  saved: SavedRestaurant;
  isNew: boolean;
}

/**
 * Saves a restaurant for the member, with a snapshot of its current data. If the member saves the restaurant twice,
 * even at the same time, only one row is stored, with the first date.
 * @param restaurantId uuid
 * @param described the restaurant as the caller describes it; used only when the catalogue does not have it
 * @throws UserError NOT_FOUND, QUOTA_REACHED, an error in the description, or an error of writeOnce
 */
export function saveRestaurant(
  deps: { prisma: PrismaClient },
  viewer: Viewer,
  restaurantId: string,
  { described, idempotencyKey }: Retry & { described?: Described } = {},
): Promise<Saved> {
  const input = { restaurantId, described: storedDescription(described) };
  const write = { operation: 'saveRestaurant', input, idempotencyKey };
  return writeOnce(deps, viewer, write, async (transaction, userId) => {
    const { savedRestaurant } = transaction;
    const { restaurantId: id, restaurantData } = await restaurantToStore(transaction, restaurantId, described);
    const key = { userId, restaurantId: id };
    const earlier = await savedRestaurant.findUnique({ where: { userId_restaurantId: key } });
    if (earlier) return { saved: earlier, isNew: false };
    if ((await roomFor(transaction, userId, 'savedRestaurant')) === 0) throw quotaReached('savedRestaurant');
    return { saved: await savedRestaurant.create({ data: { ...key, restaurantData } }), isNew: true };
  });
}
