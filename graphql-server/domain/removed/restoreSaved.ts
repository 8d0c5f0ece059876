import type { Prisma, SavedRestaurant } from '../../database/__generated__/prisma/client';
import { quotaReached, roomFor } from '../memberQuota';
import type { RemovedRows } from './Removed';

/**
 * Restores a removed save. If the member has already saved the restaurant again, the new save stays unchanged.
 * @throws UserError QUOTA_REACHED
 */
export async function restoreSaved(
  transaction: Prisma.TransactionClient,
  owner: { userId: string; restaurantId: string },
  rows: RemovedRows['savedRestaurant'],
): Promise<{ saved: SavedRestaurant }> {
  const { savedRestaurant } = transaction;
  const existing = await savedRestaurant.findUnique({ where: { userId_restaurantId: owner } });
  if (existing) return { saved: existing };
  if ((await roomFor(transaction, owner.userId, 'savedRestaurant')) === 0) {
    throw quotaReached('savedRestaurant', 'removedItemId');
  }
  const data = { ...rows, restaurantData: rows.restaurantData as Prisma.InputJsonObject, ...owner };
  return { saved: await savedRestaurant.create({ data }) };
}
