import type { Prisma, PrismaClient } from '../../database/__generated__/prisma/client';
import { accountGone } from '../accounts/accountGone';

/**
 * Runs a change of a member's rating of one restaurant, and counts the restaurant's ratings anew in the same
 * transaction. Whoever changes ratings locks the user first, then restaurants in the order of their ids: nobody waits
 * in a circle, and no count misses a rating that is written beside it.
 * @throws UserError UNAUTHENTICATED when the account is gone
 */
export function changeRating<T>(
  prisma: PrismaClient,
  { userId, restaurantId }: { userId: string; restaurantId: string },
  work: (transaction: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  return prisma.$transaction(async (transaction) => {
    const users = await transaction.$queryRaw<unknown[]>`
      SELECT id FROM users WHERE id = ${userId}::uuid FOR KEY SHARE`;
    if (users.length === 0) throw accountGone();
    await lockRestaurants(transaction, [restaurantId]);
    const result = await work(transaction);
    await countRatings(transaction, [restaurantId]);
    return result;
  });
}

/** Removes every rating of a user, e.g. before the account goes, so that no average keeps counting them. */
export async function forgetRatings(transaction: Prisma.TransactionClient, userId: string): Promise<void> {
  await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  const rated = await transaction.userRating.findMany({ where: { userId }, select: { restaurantId: true } });
  const ids = rated.map(({ restaurantId }) => restaurantId);
  await lockRestaurants(transaction, ids);
  await transaction.userRating.deleteMany({ where: { userId } });
  await countRatings(transaction, ids);
}

async function lockRestaurants(transaction: Prisma.TransactionClient, ids: string[]): Promise<void> {
  await transaction.$queryRaw`
    SELECT id FROM restaurants WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
}

/** A statement of its own after the lock: it sees what everybody before committed. */
async function countRatings(transaction: Prisma.TransactionClient, ids: string[]): Promise<void> {
  await transaction.$executeRaw`
    UPDATE restaurants SET user_rating_count = given.count, user_rating_sum = given.sum
    FROM (
      SELECT r.id, count(u.id)::int AS count, coalesce(sum(u.rating), 0)::int AS sum
      FROM restaurants r LEFT JOIN user_ratings u ON u.restaurant_id = r.id
      WHERE r.id = ANY(${ids}::uuid[]) GROUP BY r.id
    ) AS given
    WHERE restaurants.id = given.id`;
}
