import { z } from 'zod';
import type { Prisma, Restaurant } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import { UserError } from '../../errors/UserError';
import { parseInput } from '../input/parseInput';
import { describedRestaurant } from './describedRestaurant';
import { lockRestaurant } from './lockRestaurant';
import { type Snapshot, snapshotOf } from './Snapshot';

/**
 * A restaurant that a member saves or adds to the diary: its id in lower case, our row if the catalogue has the
 * restaurant, and the snapshot to store.
 */
export interface RestaurantToStore {
  restaurantId: string;
  restaurant: Restaurant | null;
  restaurantData: Prisma.InputJsonObject;
}

/** A restaurant as a caller describes it, not checked yet. */
export interface Described {
  /** The name of the field in the caller's request, for error messages. */
  field: string;
  value: unknown;
}

/** A description as it would be stored, to compare two requests. Null when there is no valid description. */
export function storedDescription(described?: Described): Snapshot | null {
  return describedRestaurant.safeParse(described?.value).data ?? null;
}

/**
 * Decides what to store about a restaurant for one member: our own data if the catalogue has the restaurant, otherwise
 * the caller's description after a check.
 * @param restaurantId uuid
 * @param described the caller's description, if any; ignored when the catalogue has the restaurant
 * @throws UserError NOT_FOUND if the catalogue does not have the restaurant, and either there is no description or the
 * id is not a uuid; INVALID, REQUIRED or TOO_LONG for a bad description
 */
export async function restaurantToStore(
  transaction: Prisma.TransactionClient,
  restaurantId: string,
  described?: Described,
): Promise<RestaurantToStore> {
  const restaurant = await lockRestaurant(transaction, restaurantId);
  if (restaurant) return { restaurantId: restaurant.id, restaurant, restaurantData: { ...snapshotOf(restaurant) } };
  if (described?.value == null || !isUuid(restaurantId)) {
    throw new UserError('NOT_FOUND', 'Restaurant not found', { field: 'restaurantId' });
  }
  const { field, value } = described;
  const { [field]: snapshot } = parseInput(z.object({ [field]: describedRestaurant }), { [field]: value });
  return { restaurantId: restaurantId.toLowerCase(), restaurant: null, restaurantData: { ...snapshot } };
}
