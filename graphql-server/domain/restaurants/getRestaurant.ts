import type { PrismaClient, Restaurant } from '../../database/__generated__/prisma/client';
import { isUuid } from '../isUuid';

/**
 * One restaurant by its uuid, listed or not, as the database has it now: for writing about it. Of one that turned out to
 * be another, the other; null when there is none or the text is no uuid.
 */
export async function getRestaurant({ restaurant }: PrismaClient, id: string): Promise<Restaurant | null> {
  const found = isUuid(id) ? await restaurant.findUnique({ where: { id } }) : null;
  return found?.mergedIntoId ? restaurant.findUnique({ where: { id: found.mergedIntoId } }) : found;
}
