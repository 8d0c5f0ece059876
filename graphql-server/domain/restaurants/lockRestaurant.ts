import type { Prisma, Restaurant } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import { lastSurvivor } from './lastSurvivor';

/**
 * Returns the restaurant with this uuid, or the restaurant into which it was merged. Locks the restaurant against
 * merging until the transaction ends. Without the lock, a merge could hide the restaurant while data about it is
 * written. Null for an unknown id, and for text that is not a uuid.
 */
export async function lockRestaurant(transaction: Prisma.TransactionClient, id: string): Promise<Restaurant | null> {
  const load = async (uuid: string) => {
    await transaction.$queryRaw`SELECT id FROM restaurants WHERE id = ${uuid}::uuid FOR KEY SHARE`;
    return transaction.restaurant.findUnique({ where: { id: uuid } });
  };
  return isUuid(id) ? lastSurvivor({ load }, id) : null;
}
