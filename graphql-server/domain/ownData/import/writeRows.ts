import type { DataImportRow, Prisma } from '../../../database/__generated__/prisma/client';
import { restaurantsAmong } from '../../restaurants/restaurantsAmong';
import { snapshotOf } from '../../restaurants/Snapshot';
import type { RowContent } from './RowContent';
import type { Importer, RowToWrite } from './RowToWrite';
import { readStoredData } from './StoredData';
import { writeRatings } from './writeRatings';
import { writeSaved } from './writeSaved';
import { writeVisits } from './writeVisits';

/**
 * Writes the lines of a member's import, without the parts that are already stored. The transaction must have locked
 * the member.
 * @returns the result of each line. A line without a restaurant id is left out. A save or a visit is also left out if
 * the catalogue does not have its restaurant and the line has no snapshot
 */
export async function writeRows(
  transaction: Prisma.TransactionClient,
  importer: Importer,
  rows: readonly DataImportRow[],
): Promise<RowToWrite[]> {
  const ids = [...new Set(rows.flatMap(({ restaurantId }) => restaurantId ?? []))];
  const known = await restaurantsAmong(transaction, ids);
  const toWrite = rows.flatMap(({ line, restaurantId, said: json }): RowToWrite[] => {
    const content = json as unknown as RowContent; // only startDataImport writes this column
    const restaurant = known.get(restaurantId ?? '');
    const snapshot = restaurant ? snapshotOf(restaurant) : content.place.snapshot;
    const id = restaurant?.id ?? restaurantId;
    if (!id || (!snapshot && (content.saved || content.visit))) return [];
    return [{ line, content, restaurantId: id, restaurantData: { ...snapshot }, written: [], hasNoRoom: false }];
  });
  const stored = await readStoredData(transaction, importer.userId, [
    ...new Set(toWrite.map((row) => row.restaurantId)),
  ]);
  await writeRatings(transaction, importer, toWrite, stored);
  await writeSaved(transaction, importer, toWrite, stored);
  await writeVisits(transaction, importer, toWrite, stored);
  return toWrite;
}
