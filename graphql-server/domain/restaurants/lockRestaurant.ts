import type { Prisma, Restaurant } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import { lastSurvivor } from './lastSurvivor';

/**
 * Like getRestaurant, but locks the restaurant against merging until the transaction ends. Without the lock, a merge
 * could hide the restaurant while data about it is written.
 */
export async function lockRestaurant(transaction: Prisma.TransactionClient, id: string): Promise<Restaurant | null> {
  const load = async (uuid: string) => {
    await transaction.$queryRaw`SELECT id FROM restaurants WHERE id = ${uuid}::uuid FOR KEY SHARE`;
    return transaction.restaurant.findUnique({ where: { id: uuid } });
  };
  return isUuid(id) ? lastSurvivor({ load }, id) : null;
}
