import type { Prisma, Restaurant } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import { lastSurvivor } from './lastSurvivor';

/**
 * Reads one restaurant by its uuid from the database, even if the restaurant is delisted. For a merged restaurant, it
 * returns the restaurant into which it was merged. For an unknown id, or a text that is not a uuid, it returns null.
 */
export async function getRestaurant({ restaurant }: Prisma.TransactionClient, id: string): Promise<Restaurant | null> {
  const load = async (uuid: string) => restaurant.findUnique({ where: { id: uuid } });
  return isUuid(id) ? lastSurvivor({ load }, id) : null;
}
