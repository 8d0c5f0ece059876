import type { Request } from 'express';
import type { Loaders } from '../context/Loader';
import { lastSurvivor } from '../domain/restaurants/lastSurvivor';
import { readRestaurantId } from './readRestaurantId';

/**
 * The current uuid of the restaurant in the path. If the restaurant was merged into another restaurant, this is the
 * uuid of that other restaurant. If the restaurant is not in the catalogue, this is the uuid in the path.
 * @throws UserError NOT_FOUND when the path has no uuid
 */
export async function readCurrentId(request: Request, { restaurants }: Loaders): Promise<string> {
  const id = readRestaurantId(request);
  return (await lastSurvivor(restaurants, id))?.id ?? id;
}
