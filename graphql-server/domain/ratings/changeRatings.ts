import type { Prisma, Restaurant } from '../../database/__generated__/prisma/client';
import { getRestaurant } from '../restaurants/getRestaurant';

/**
 * Changes a member's rating of one restaurant, then recounts the restaurant's ratings in the same transaction. For a
 * merged restaurant, the restaurant into which it was merged is used. Code that changes the ratings of one user locks
 * the user first (writeOnce does), then restaurants in the order of their ids. This order prevents deadlocks. The locks
 * make sure that no count misses a rating that another transaction writes at the same time.
 * @param work gets the current restaurant; null when the catalogue does not have the restaurant
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

/**
 * Another transaction may merge the restaurant before it is locked here, so it is read again after the lock. Later
 * merges wait for the lock.
 */
async function lockCurrent(transaction: Prisma.TransactionClient, restaurantId: string): Promise<Restaurant | null> {
  const current = await getRestaurant(transaction, restaurantId);
  if (!current) return null;
  await lockRestaurants(transaction, [current.id]);
  const locked = await transaction.restaurant.findUnique({ where: { id: current.id } });
  return locked?.mergedIntoId ? lockCurrent(transaction, locked.mergedIntoId) : locked;
}

/** Removes every rating of a user and recounts the ratings of the restaurants, e.g. before the account is deleted. */
export async function forgetRatings(transaction: Prisma.TransactionClient, userId: string): Promise<void> {
  await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  const locked = new Set<string>();
  // A merge may move a rating to another restaurant before we have the lock. In that case, lock that restaurant too.
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

/**
 * Recounts the ratings of these restaurants. This must be a separate statement after the lock, so that it also counts
 * the ratings that other transactions committed while this transaction waited for the lock.
 */
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
