import type { Prisma, Restaurant } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import { lastSurvivor } from './lastSurvivor';

/**
 * As getRestaurant, for writing about it: until the transaction ends it does not turn out to be another one, so that what
 * is written is not left with a restaurant that nobody sees any more.
 */
export async function holdRestaurant(transaction: Prisma.TransactionClient, id: string): Promise<Restaurant | null> {
  const load = async (uuid: string) => {
    await transaction.$queryRaw`SELECT id FROM restaurants WHERE id = ${uuid}::uuid FOR KEY SHARE`;
    return transaction.restaurant.findUnique({ where: { id: uuid } });
  };
  return isUuid(id) ? lastSurvivor({ load }, id) : null;
}
