import type { Prisma } from '../../../database/__generated__/prisma/client';
import { changeRatings } from '../../ratings/changeRatings';
import { dateFrom } from './dateFrom';
import { hasRating, type Kept } from './Kept';
import type { TakenRow, Taker } from './TakenRow';

/**
 * Writes the ratings of the file, unless the member's own rating stays (see hasRating). It handles the restaurants one
 * by one, in the order of their ids.
 */
export async function takeRatings(
  transaction: Prisma.TransactionClient,
  { userId, importedAt }: Taker,
  rows: readonly TakenRow[],
  kept: Kept,
): Promise<void> {
  const rated = rows.filter(({ said, restaurantId }) => said.rating && !hasRating(kept, restaurantId, said.rating));
  for (const id of [...new Set(rated.map(({ restaurantId }) => restaurantId))].sort()) {
    await changeRatings(transaction, id, async (restaurant) => {
      const restaurantId = restaurant?.id ?? id;
      for (const row of rated.filter((each) => each.restaurantId === id)) {
        if (!row.said.rating || hasRating(kept, restaurantId, row.said.rating)) continue;
        const { stars: rating, comment, visitedAt, ratedAt } = row.said.rating;
        const given = { rating, comment, ...dateFrom(visitedAt), ratedAt: ratedAt ? new Date(ratedAt) : importedAt };
        const key = { userId, restaurantId };
        const where = { userId_restaurantId: key };
        const standing = await transaction.userRating.upsert({ where, create: { ...key, ...given }, update: given });
        kept.ratings.set(restaurantId, standing);
        row.written.push('rating');
      }
    });
  }
}
