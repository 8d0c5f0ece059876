import type { DiaryEntry, PrismaClient, RemovedItem } from '../../database/__generated__/prisma/client';
import type { Viewer } from '../../Viewer';
import { storeRemoved } from '../removed/storeRemoved';
import { type Retry, writeOnce } from '../writeOnce';
import { lockEntry } from './lockEntry';

/** A removed entry as it was before the removal. */
export interface RemovedEntry {
  entry: DiaryEntry;
  /** The stored item from which the entry can be restored. */
  removedItem: RemovedItem;
}

/**
 * Removes a member's own entry with all its visits from the diary. The member's rating of the restaurant stays.
 * @param id uuid
 * @throws UserError NOT_FOUND (also for a removed entry or somebody else's entry), or an error of writeOnce
 */
export function removeDiaryEntry(
  deps: { prisma: PrismaClient },
  viewer: Viewer,
  id: string,
  { idempotencyKey }: Retry = {},
): Promise<RemovedEntry> {
  const write = { operation: 'removeDiaryEntry', input: { id }, idempotencyKey };
  return writeOnce(deps, viewer, write, async (transaction, userId) => {
    const entry = await lockEntry(transaction, userId, id);
    const visits = await transaction.diaryVisit.findMany({ where: { entryId: entry.id } });
    await transaction.diaryEntry.delete({ where: { id: entry.id } });
    return { entry, removedItem: await storeRemoved(transaction, entry, 'diaryEntry', { ...entry, visits }) };
  });
}
