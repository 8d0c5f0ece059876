import { randomUUID } from 'node:crypto';
import type { DiaryEntry, Prisma } from '../../database/__generated__/prisma/client';
import { lockEntry } from '../diary/lockEntry';
import { storeVisits } from '../diary/storeVisits';
import { isBlank } from '../diary/Visit';
import { quotaReached, roomFor } from '../memberQuota';
import { freeVisits, visitFrom } from './freeVisits';
import type { RemovedRows } from './Removed';

/**
 * Restores an entry with all its visits. When the diary has a new entry for the restaurant, the visits are added to the
 * new entry.
 * @throws UserError QUOTA_REACHED
 */
export async function restoreEntry(
  transaction: Prisma.TransactionClient,
  owner: { userId: string; restaurantId: string },
  { visits, ...row }: RemovedRows['diaryEntry'],
): Promise<{ entry: DiaryEntry }> {
  const { diaryEntry } = transaction;
  const { id, visitId, visitAddedAt } = row;
  const onRow = visitFrom({ ...row, id: visitId, entryId: id, addedAt: visitAddedAt });
  const all = [...(isBlank(onRow) ? [] : [onRow]), ...visits.map(visitFrom)];
  const existing = await diaryEntry.findUnique({ where: { userId_restaurantId: owner } });
  if (!existing) {
    const room = await roomFor(transaction, owner.userId, 'diaryEntry');
    if (room === 0) throw quotaReached('diaryEntry', 'removedItemId');
    const restaurantData = row.restaurantData as Prisma.InputJsonObject;
    const { addedAt, updatedAt } = row;
    await diaryEntry.create({
      data: { ...owner, id, restaurantData, visitId: randomUUID(), visitAddedAt, addedAt, updatedAt },
    });
  }
  const entry = await lockEntry(transaction, owner.userId, existing?.id ?? id);
  return { entry: await storeVisits(transaction, entry, await freeVisits(transaction, entry, all)) };
}
