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
 * Writes the lines into what the member keeps: what is there is not written again. Within a transaction that holds the member.
 * @returns what became of each; a line whose restaurant nobody knows any more is not among them, nor is a rating of a place
 * that the catalogue does not hold: nothing of it can be counted
 */
export async function takeRows(
  transaction: Prisma.TransactionClient,
  taker: Taker,
  rows: readonly DataImportRow[],
): Promise<TakenRow[]> {
  const ids = [...new Set(rows.flatMap(({ restaurantId }) => restaurantId ?? []))];
  const known = await restaurantsAmong(transaction, ids);
  const taken = rows.flatMap(({ line, restaurantId, said: stored }): TakenRow[] => {
    const said = stored as unknown as SaidRow; // written by startDataImport alone
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
