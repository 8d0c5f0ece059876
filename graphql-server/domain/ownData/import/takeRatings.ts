import type { Prisma } from '../../../database/__generated__/prisma/client';
import { changeManyRatings } from '../../ratings/changeRatings';
import { dateFrom } from './dateFrom';
import { hasRating, type Kept } from './Kept';
import type { TakenRow, Taker } from './TakenRow';

/** Gives restaurants stars, where the member's own rating is not newer. */
export async function takeRatings(
  transaction: Prisma.TransactionClient,
  { userId, importedAt }: Taker,
  rows: readonly TakenRow[],
  kept: Kept,
): Promise<void> {
  const rated = rows.filter(({ said }) => said.rating);
  if (rated.length === 0) return;
  await changeManyRatings(transaction, [...new Set(rated.map(({ restaurantId }) => restaurantId))], async () => {
    for (const row of rated) {
      const { restaurantId, said } = row;
      if (!said.rating || hasRating(kept, restaurantId, said.rating)) continue;
      const { stars: rating, comment, visitedAt, ratedAt } = said.rating;
      const given = { rating, comment, ...dateFrom(visitedAt), ratedAt: ratedAt ? new Date(ratedAt) : importedAt };
      const key = { userId, restaurantId };
      const where = { userId_restaurantId: key };
      const now = await transaction.userRating.upsert({ where, create: { ...key, ...given }, update: given });
      kept.ratings.set(restaurantId, now);
      row.written.push('rating');
    }
  });
}
