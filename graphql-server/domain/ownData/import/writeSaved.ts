import type { Prisma } from '../../../database/__generated__/prisma/client';
import { roomFor } from '../../memberQuota';
import type { Importer, RowToWrite } from './RowToWrite';
import type { StoredData } from './StoredData';

/**
 * Saves the restaurant of each line that contains a save, unless the restaurant is already saved or the member's list
 * is full. The date of the save comes from the line. Lines without a date get dates that keep the order of the file.
 */
export async function writeSaved(
  transaction: Prisma.TransactionClient,
  { userId, importedAt }: Importer,
  rows: readonly RowToWrite[],
  { saved: stored }: StoredData,
): Promise<void> {
  const data: Prisma.SavedRestaurantCreateManyInput[] = [];
  const room = await roomFor(transaction, userId, 'savedRestaurant');
  for (const row of rows) {
    const { saved } = row.content;
    if (!saved || stored.has(row.restaurantId)) continue;
    if (data.length >= room) {
      row.hasNoRoom = true;
      continue;
    }
    const { restaurantId, restaurantData, line } = row;
    const savedAt = saved.savedAt ?? new Date(importedAt.getTime() - line);
    data.push({ userId, restaurantId, restaurantData, savedAt });
    stored.add(restaurantId);
    row.written.push('savedRestaurant');
  }
  await transaction.savedRestaurant.createMany({ data });
}
