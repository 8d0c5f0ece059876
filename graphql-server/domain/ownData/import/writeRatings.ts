import type { Prisma } from '../../../database/__generated__/prisma/client';
import { changeRatings } from '../../ratings/changeRatings';
import { dateFrom } from './dateFrom';
import type { Importer, RowToWrite } from './RowToWrite';
import { hasRating, type StoredData } from './StoredData';

/**
 * Writes the ratings from the lines of an imported file, without those for which a stored rating stays (see hasRating).
 * A stored comment stays if the line has no comment. The restaurants are locked one by one, in the order of their ids.
 */
export async function writeRatings(
  transaction: Prisma.TransactionClient,
  { userId, importedAt }: Importer,
  rows: readonly RowToWrite[],
  stored: StoredData,
): Promise<void> {
  const rated = rows.filter(
    ({ content, restaurantId }) => content.rating && !hasRating(stored, restaurantId, content.rating, importedAt),
  );
  for (const id of [...new Set(rated.map(({ restaurantId }) => restaurantId))].sort()) {
    await changeRatings(transaction, id, async (restaurant) => {
      const restaurantId = restaurant?.id ?? id;
      for (const row of rated.filter((each) => each.restaurantId === id)) {
        if (!row.content.rating || hasRating(stored, restaurantId, row.content.rating, importedAt)) continue;
        const { stars: rating, comment, visitedAt, ratedAt } = row.content.rating;
        const given = { rating, ...dateFrom(visitedAt), ratedAt: ratedAt ? new Date(ratedAt) : importedAt };
        const key = { userId, restaurantId };
        const where = { userId_restaurantId: key };
        const create = { ...key, ...given, comment };
        const update = { ...given, comment: comment ?? undefined };
        const newRating = await transaction.userRating.upsert({ where, create, update });
        stored.ratings.set(restaurantId, newRating);
        row.written.push('rating');
      }
    });
  }
}
