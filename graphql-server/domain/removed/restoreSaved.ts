import type { Prisma, SavedRestaurant } from '../../database/__generated__/prisma/client';
import { quotaReached, roomFor } from '../memberQuota';
import type { RemovedRows } from './Removed';

/** Puts a restaurant back on the list; one that is on it again stays as it is. @throws UserError QUOTA_REACHED */
export async function restoreSaved(
  transaction: Prisma.TransactionClient,
  owner: { userId: string; restaurantId: string },
  rows: RemovedRows['savedRestaurant'],
): Promise<{ saved: SavedRestaurant }> {
  const { savedRestaurant } = transaction;
  const there = await savedRestaurant.findUnique({ where: { userId_restaurantId: owner } });
  if (there) return { saved: there };
  if ((await roomFor(transaction, owner.userId, 'savedRestaurant')) === 0) {
    throw quotaReached('savedRestaurant', 'removedItemId');
  }
  const data = { ...rows, restaurantData: rows.restaurantData as Prisma.InputJsonObject, ...owner };
  return { saved: await savedRestaurant.create({ data }) };
}
