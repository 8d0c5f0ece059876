import { z } from 'zod';
import type { Prisma, Restaurant } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import { UserError } from '../../errors/UserError';
import { parseInput } from '../input/parseInput';
import { describedRestaurant } from './describedRestaurant';
import { holdRestaurant } from './holdRestaurant';
import { type Snapshot, snapshotOf } from './Snapshot';

/** A place a member wants to keep: its id in small letters, our row where we have one, and the picture to store. */
export interface Picture {
  restaurantId: string;
  restaurant: Restaurant | null;
  restaurantData: Prisma.InputJsonObject;
}

/** A restaurant as a caller describes it, not checked yet. */
export interface Described {
  /** What the caller calls it, for words about it. */
  field: string;
  value: unknown;
}

/** A description as it would be stored: what tells one write from another. Null where there is none that could be. */
export function storedDescription(described?: Described): Snapshot | null {
  return describedRestaurant.safeParse(described?.value).data ?? null;
}

/**
 * What to store of a restaurant for one member: our own data where the catalogue holds it, whatever the caller says;
 * else the caller's description, checked (D21).
 * @param restaurantId uuid
 * @param described as the caller describes it, if at all; not even looked at where the catalogue holds the place
 * @throws UserError NOT_FOUND for an unknown place that nobody describes; INVALID, REQUIRED or TOO_LONG for a bad description
 */
export async function pictureOf(
  transaction: Prisma.TransactionClient,
  restaurantId: string,
  described?: Described,
): Promise<Picture> {
  const restaurant = await holdRestaurant(transaction, restaurantId);
  if (restaurant) return { restaurantId: restaurant.id, restaurant, restaurantData: { ...snapshotOf(restaurant) } };
  if (described?.value == null || !isUuid(restaurantId)) {
    throw new UserError('NOT_FOUND', 'Restaurant not found', { field: 'restaurantId' });
  }
  const { field, value } = described;
  const { [field]: snapshot } = parseInput(z.object({ [field]: describedRestaurant }), { [field]: value });
  return { restaurantId: restaurantId.toLowerCase(), restaurant: null, restaurantData: { ...snapshot } };
}
