import type { Prisma, Restaurant } from '../../database/__generated__/prisma/client';
import { getRestaurant } from '../restaurants/getRestaurant';

/**
 * Runs a change of a member's ratings of one restaurant, and counts what is given to it anew in the same transaction. Of one
 * that turned out to be another, the other is meant. Whoever changes ratings has locked the user first (writeOnce does), then
 * locks restaurants in the order of their ids: nobody waits in a circle, and no count misses a rating that is written
 * beside it.
 * @param work is told which restaurant it is by now; null where the catalogue holds none
 */
export async function changeRatings<T>(
  transaction: Prisma.TransactionClient,
  restaurantId: string,
  work: (restaurant: Restaurant | null) => Promise<T>,
): Promise<T> {
  const restaurant = await lockCurrent(transaction, restaurantId);
  const result = await work(restaurant);
  if (restaurant) await countRatings(transaction, [restaurantId, restaurant.id]);
  return result;
}

/** It may turn out to be another until it is locked; what comes after waits for us. */
async function lockCurrent(transaction: Prisma.TransactionClient, restaurantId: string): Promise<Restaurant | null> {
  const known = await getRestaurant(transaction, restaurantId);
  if (!known) return null;
  await lockRestaurants(transaction, [known.id]);
  const locked = await transaction.restaurant.findUnique({ where: { id: known.id } });
  return locked?.mergedIntoId ? lockCurrent(transaction, locked.mergedIntoId) : locked;
}

/** Removes every rating of a user, e.g. before the account goes, so that no average keeps counting them. */
export async function forgetRatings(transaction: Prisma.TransactionClient, userId: string): Promise<void> {
  await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  const locked = new Set<string>();
  // A restaurant may have turned out to be another before its lock was had: its rating is then the other's.
  for (let ids = await ratedBy(transaction, userId); ids.length > 0; ) {
    await lockRestaurants(transaction, ids);
    for (const id of ids) locked.add(id);
    ids = (await ratedBy(transaction, userId)).filter((id) => !locked.has(id));
  }
  await transaction.userRating.deleteMany({ where: { userId } });
  await countRatings(transaction, [...locked]);
}

async function ratedBy(transaction: Prisma.TransactionClient, userId: string): Promise<string[]> {
  const rated = await transaction.userRating.findMany({ where: { userId }, select: { restaurantId: true } });
  return rated.map(({ restaurantId }) => restaurantId);
}

async function lockRestaurants(transaction: Prisma.TransactionClient, ids: readonly string[]): Promise<void> {
  await transaction.$queryRaw`
    SELECT id FROM restaurants WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
}

/** A statement of its own after the lock: it sees what everybody before committed. */
async function countRatings(transaction: Prisma.TransactionClient, ids: readonly string[]): Promise<void> {
  await transaction.$executeRaw`
    UPDATE restaurants SET user_rating_count = given.count, user_rating_sum = given.sum
    FROM (
      SELECT r.id, count(u.id)::int AS count, coalesce(sum(u.rating), 0)::int AS sum
      FROM restaurants r LEFT JOIN user_ratings u ON u.restaurant_id = r.id
      WHERE r.id = ANY(${ids}::uuid[]) GROUP BY r.id
    ) AS given
    WHERE restaurants.id = given.id AND (user_rating_count, user_rating_sum) <> (given.count, given.sum)`;
}
