import type { Prisma, Restaurant } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import { lastSurvivor } from './lastSurvivor';

/**
 * Reads one restaurant by its uuid from the database, even if the restaurant is delisted. If the restaurant was merged,
 * the restaurant into which it was merged is returned. Null for an unknown id, and for text that is not a uuid.
 */
export async function getRestaurant({ restaurant }: Prisma.TransactionClient, id: string): Promise<Restaurant | null> {
  const load = async (uuid: string) => restaurant.findUnique({ where: { id: uuid } });
  return isUuid(id) ? lastSurvivor({ load }, id) : null;
}
