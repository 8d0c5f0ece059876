import type { PrismaClient, Restaurant } from '../../database/__generated__/prisma/client';
import { isUuid } from '../isUuid';

/** One restaurant by its uuid, listed or not; null when there is none or the text is no uuid. */
export async function getRestaurant(prisma: PrismaClient, id: string): Promise<Restaurant | null> {
  return isUuid(id) ? prisma.restaurant.findUnique({ where: { id } }) : null;
}
