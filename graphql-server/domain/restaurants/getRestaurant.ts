import type { Prisma, Restaurant } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import { lastSurvivor } from './lastSurvivor';

/**
 * One restaurant by its uuid, listed or not, as the database has it now. A merged restaurant gives the one it was
 * merged into; an unknown id or a text that is no uuid gives null.
 */
export async function getRestaurant({ restaurant }: Prisma.TransactionClient, id: string): Promise<Restaurant | null> {
  const load = async (uuid: string) => restaurant.findUnique({ where: { id: uuid } });
  return isUuid(id) ? lastSurvivor({ load }, id) : null;
}
