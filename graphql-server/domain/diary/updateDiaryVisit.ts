import type { PrismaClient } from '../../database/__generated__/prisma/client';
import type { Viewer } from '../../Viewer';
import { noVisit } from '../visitDate';
import { type Retry, writeOnce } from '../writeOnce';
import { refuseBlank } from './addDiaryVisit';
import type { VisitChanges } from './diaryInput';
import { refuseChanged } from './EntryChanged';
import { lockVisit, type VisitKey } from './findVisit';
import { placeVisits } from './placeVisits';
import { type EntryVisit, laterThan, visitsOn } from './Visit';

/**
 * Changes one of a member's own visits. The entry then shows its latest visit. If a field is absent, its stored value
 * does not change. Null clears a field.
 * @throws UserError NOT_FOUND (also for somebody else's visit), CONFLICT (an EntryChanged) when the entry was changed
 * after `ifUpdatedAt`, REQUIRED when the visit would be blank, or an error of writeOnce
 */
export function updateDiaryVisit(
  deps: { prisma: PrismaClient },
  viewer: Viewer,
  key: VisitKey,
  { visitedAt, notes, favoriteDishes, ifUpdatedAt }: VisitChanges,
  { idempotencyKey }: Retry = {},
): Promise<EntryVisit> {
  const input = { id: key.id, visitedAt, notes, favoriteDishes, ifUpdatedAt };
  const write = { operation: 'updateDiaryVisit', input, idempotencyKey };
  return writeOnce(deps, viewer, write, async (transaction, userId) => {
    const { entry, visit: before } = await lockVisit(transaction, userId, key);
    refuseChanged(entry, ifUpdatedAt);
    const date = visitedAt === undefined ? {} : (visitedAt ?? noVisit);
    const visit = {
      ...before,
      notes: notes === undefined ? before.notes : notes,
      favoriteDishes: favoriteDishes === undefined ? before.favoriteDishes : favoriteDishes,
      ...date,
    };
    refuseBlank(visit);
    const isOnRow = entry.visitId === visit.id;
    if (!isOnRow) await transaction.diaryVisit.update({ where: { id: visit.id }, data: visit });
    const row = await placeVisits(transaction, entry, isOnRow ? [visit] : visitsOn(entry));
    const updated = await transaction.diaryEntry.update({
      where: { id: entry.id },
      data: { ...row, updatedAt: laterThan(entry.updatedAt) },
    });
    return { entry: updated, visit };
  });
}
