import type { Request } from 'express';
import type { PrismaClient } from '../database/__generated__/prisma/client';
import { getRestaurant } from '../domain/restaurants/getRestaurant';
import { readRestaurantId } from './readRestaurantId';

/**
 * The current uuid of the restaurant in the path. If the restaurant was merged into another restaurant, this is the
 * uuid of that other restaurant. If the restaurant is not in the catalogue, this is the uuid in the path.
 * @throws UserError NOT_FOUND when the path has no uuid
 */
export async function readCurrentId(request: Request, prisma: PrismaClient): Promise<string> {
  const id = readRestaurantId(request);
  return (await getRestaurant(prisma, id))?.id ?? id;
}
