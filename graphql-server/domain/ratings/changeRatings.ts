import type { Prisma } from '../../database/__generated__/prisma/client';

/**
 * Runs a change of a member's ratings of restaurants, and counts what is given to these anew in the same transaction.
 * Whoever changes ratings has locked the user first (writeOnce does), then locks restaurants in the order of their ids:
 * nobody waits in a circle, and no count misses a rating that is written beside it.
 */
export async function changeRatings<T>(
  transaction: Prisma.TransactionClient,
  restaurantIds: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  await lockRestaurants(transaction, restaurantIds);
  const result = await work();
  await countRatings(transaction, restaurantIds);
  return result;
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
    WHERE restaurants.id = given.id`;
}
