import type { Request } from 'express';
import type { PrismaClient } from '../database/__generated__/prisma/client';
import { getRestaurant } from '../domain/restaurants/getRestaurant';
import { readRestaurantId } from './readRestaurantId';

/**
 * The uuid under which members keep what they keep of the restaurant in the path: of one that turned out to be another,
 * the other's. A place that the catalogue lacks is kept under its own.
 * @throws UserError NOT_FOUND when it is no uuid
 */
export async function readCurrentId(request: Request, prisma: PrismaClient): Promise<string> {
  const id = readRestaurantId(request);
  return (await getRestaurant(prisma, id))?.id ?? id;
}
