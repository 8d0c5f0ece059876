import { randomUUID } from 'node:crypto';
import type {
  DiaryEntry,
  DiaryVisit,
  Prisma,
  PrismaClient,
  RemovedItem,
} from '../../database/__generated__/prisma/client';
import type { Viewer } from '../../Viewer';
import { storeRemoved } from '../removed/storeRemoved';
import { noVisit } from '../visitDate';
import { type Retry, writeOnce } from '../writeOnce';
import { visitNotFound } from './entryNotFound';
import { lockVisit, type VisitKey } from './findVisit';
import { placeVisits } from './placeVisits';
import { type EntryVisit, isBlank, laterThan, rowOf, visitsOn } from './Visit';

/** A removed visit, and its entry after the removal. */
export interface RemovedVisit extends EntryVisit {
  /** The stored item from which the visit can be restored. */
  removedItem: RemovedItem;
}

/**
 * Removes a visit from a member's own entry. The row of an entry contains one visit, usually the latest. The other
 * visits are in the table diary_visits. After the removal, the latest of the other visits is on the row. If there is
 * no other visit, the entry stays, and the visit on its row is blank.
 * @throws UserError NOT_FOUND (also for a blank visit or somebody else's visit), or an error of writeOnce
 */
export function removeDiaryVisit(
  deps: { prisma: PrismaClient },
  viewer: Viewer,
  key: VisitKey,
  { idempotencyKey }: Retry = {},
): Promise<RemovedVisit> {
  const write = { operation: 'removeDiaryVisit', input: { id: key.id }, idempotencyKey };
  return writeOnce(deps, viewer, write, async (transaction, userId) => {
    const { entry, visit } = await lockVisit(transaction, userId, key);
    if (isBlank(visit)) throw visitNotFound();
    const { restaurantData } = entry;
    const removedItem = await storeRemoved(transaction, entry, 'diaryVisit', { ...visit, restaurantData });
    const updated = await transaction.diaryEntry.update({
      where: { id: entry.id },
      data: { ...(await placeOthers(transaction, entry, visit)), updatedAt: laterThan(entry.updatedAt) },
    });
    return { entry: updated, visit, removedItem };
  });
}

/**
 * Deletes the visit if it is in diary_visits. Then places the other visits of the entry: the latest visit belongs on
 * the entry's row. If there is no other visit, a blank visit belongs there. The caller changes the row.
 * @returns the columns to change on the entry's row
 */
async function placeOthers(transaction: Prisma.TransactionClient, entry: DiaryEntry, visit: DiaryVisit) {
  const isOnRow = entry.visitId === visit.id;
  if (!isOnRow) await transaction.diaryVisit.delete({ where: { id: visit.id } });
  const row = await placeVisits(transaction, entry, isOnRow ? [] : visitsOn(entry));
  const { visitAddedAt: addedAt } = entry;
  return row ?? rowOf({ id: randomUUID(), addedAt, notes: null, favoriteDishes: null, ...noVisit });
}
