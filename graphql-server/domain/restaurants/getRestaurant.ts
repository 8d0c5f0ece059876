import type { Prisma, Restaurant } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import { lastSurvivor } from './lastSurvivor';

/**
 * One restaurant by its uuid, listed or not, as the database has it now. Of one that turned out to be another, the other;
 * null when there is none or the text is no uuid.
 */
export async function getRestaurant({ restaurant }: Prisma.TransactionClient, id: string): Promise<Restaurant | null> {
  const load = async (uuid: string) => restaurant.findUnique({ where: { id: uuid } });
  return isUuid(id) ? lastSurvivor({ load }, id) : null;
}
