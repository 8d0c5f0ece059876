import { randomUUID } from 'node:crypto';
import type {
  DiaryEntry,
  DiaryVisit,
  Prisma,
  PrismaClient,
  RemovedItem,
} from '../../database/__generated__/prisma/client';
import type { Viewer } from '../../Viewer';
import { keepRemoved } from '../removed/keepRemoved';
import { noVisit } from '../visitDate';
import { type Retry, writeOnce } from '../writeOnce';
import { visitNotFound } from './entryNotFound';
import { holdVisit, type VisitKey } from './findVisit';
import { type EntryVisit, isBlank, laterThan, rowOf } from './Visit';

/** A visit that is gone, and its entry as it is now. */
export interface RemovedVisit extends EntryVisit {
  /** For putting it back. */
  removedItem: RemovedItem;
}

/**
 * Takes a visit out of a member's own entry. After the one that was added last, the one before it stands on the entry; after
 * the only one the entry stays, and says nothing.
 * @throws UserError NOT_FOUND (not there, or somebody else's), or what writeOnce refuses
 */
export function removeDiaryVisit(
  deps: { prisma: PrismaClient },
  viewer: Viewer,
  key: VisitKey,
  { idempotencyKey }: Retry = {},
): Promise<RemovedVisit> {
  const write = { operation: 'removeDiaryVisit', input: { id: key.id }, idempotencyKey };
  return writeOnce(deps, viewer, write, async (transaction, userId) => {
    const { entry, visit } = await holdVisit(transaction, userId, key);
    if (isBlank(visit)) throw visitNotFound();
    const { restaurantData } = entry;
    const removedItem = await keepRemoved(transaction, entry, 'diaryVisit', { ...visit, restaurantData });
    const updated = await transaction.diaryEntry.update({
      where: { id: entry.id },
      data: { ...(await rowWithout(transaction, entry, visit)), updatedAt: laterThan(entry.updatedAt) },
    });
    return { entry: updated, visit, removedItem };
  });
}

/** Takes the visit away. @returns what of the entry's row changes with it */
async function rowWithout({ diaryVisit }: Prisma.TransactionClient, entry: DiaryEntry, visit: DiaryVisit) {
  if (entry.visitId !== visit.id) {
    await diaryVisit.delete({ where: { id: visit.id } });
    return {};
  }
  const next = await diaryVisit.findFirst({
    where: { entryId: entry.id },
    orderBy: [{ addedAt: 'desc' }, { id: 'desc' }],
  });
  if (next) await diaryVisit.delete({ where: { id: next.id } });
  const { visitAddedAt: addedAt } = entry;
  return rowOf(next ?? { id: randomUUID(), addedAt, notes: null, favoriteDishes: null, ...noVisit });
}
