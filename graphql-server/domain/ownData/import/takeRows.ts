import type { DataImportRow, Prisma } from '../../../database/__generated__/prisma/client';
import { restaurantsAmong } from '../../restaurants/restaurantsAmong';
import { snapshotOf } from '../../restaurants/Snapshot';
import { readKept } from './Kept';
import type { SaidRow } from './SaidRow';
import type { TakenRow, Taker } from './TakenRow';
import { takeRatings } from './takeRatings';
import { takeSaved } from './takeSaved';
import { takeVisits } from './takeVisits';

/**
 * Writes the lines for the member, without the parts that are already stored. The transaction must have locked the
 * member.
 * @returns the result of each line. Lines whose restaurant is gone are left out. Ratings of restaurants that the
 * catalogue does not have are left out too, because they cannot be counted
 */
export async function takeRows(
  transaction: Prisma.TransactionClient,
  taker: Taker,
  rows: readonly DataImportRow[],
): Promise<TakenRow[]> {
  const ids = [...new Set(rows.flatMap(({ restaurantId }) => restaurantId ?? []))];
  const known = await restaurantsAmong(transaction, ids);
  const taken = rows.flatMap(({ line, restaurantId, said: stored }): TakenRow[] => {
    const said = stored as unknown as SaidRow; // only startDataImport writes this column
    const restaurant = known.get(restaurantId ?? '');
    const snapshot = restaurant ? snapshotOf(restaurant) : said.place.snapshot;
    const id = restaurant?.id ?? restaurantId;
    if (!id || !snapshot || (said.rating && !restaurant)) return [];
    return [{ line, said, restaurantId: id, restaurantData: { ...snapshot }, written: [], hasNoRoom: false }];
  });
  const kept = await readKept(transaction, taker.userId, [...new Set(taken.map((row) => row.restaurantId))]);
  await takeRatings(transaction, taker, taken, kept);
  await takeSaved(transaction, taker, taken, kept);
  await takeVisits(transaction, taker, taken, kept);
  return taken;
}
