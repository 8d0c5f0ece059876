import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';
import type { Viewer } from '../../Viewer';
import { noVisit } from '../visitDate';
import { type Retry, writeOnce } from '../writeOnce';
import type { NewVisit } from './diaryInput';
import { findVisit, refuseTakenVisit } from './findVisit';
import { lockEntry } from './lockEntry';
import { storeVisits } from './storeVisits';
import { type EntryVisit, isBlank, laterThan } from './Visit';

/**
 * Adds a visit to a member's own entry. The entry then shows its latest visit (see storeVisits). When the entry already
 * has a visit with the id `visitId`, that visit is returned unchanged.
 * @param entryId uuid
 * @throws UserError NOT_FOUND (also for somebody else's entry), REQUIRED when the visit is blank, INVALID when another
 * entry has a visit with the id `visitId`, QUOTA_REACHED when the entry has 366 visits, or an error of writeOnce
 */
export function addDiaryVisit(
  deps: { prisma: PrismaClient },
  viewer: Viewer,
  entryId: string,
  { visitId, visitedAt, notes = null, favoriteDishes = null }: NewVisit,
  { idempotencyKey }: Retry = {},
): Promise<EntryVisit> {
  const input = { entryId, visitId, visitedAt, notes, favoriteDishes };
  return writeOnce(deps, viewer, { operation: 'addDiaryVisit', input, idempotencyKey }, async (transaction, userId) => {
    const entry = await lockEntry(transaction, userId, entryId);
    const existing = visitId ? await findVisit(transaction, entry, visitId) : null;
    if (existing) return { entry, visit: existing };
    if (visitId) await refuseTakenVisit(transaction, visitId);
    const content = { notes, favoriteDishes, ...(visitedAt ?? noVisit) };
    refuseBlank(content);
    const ids = { id: visitId ?? randomUUID(), entryId: entry.id };
    const visit = { ...ids, ...content, addedAt: laterThan(entry.visitAddedAt) };
    return { entry: await storeVisits(transaction, entry, [visit]), visit };
  });
}

/** @throws UserError REQUIRED for a blank visit */
export function refuseBlank(visit: Parameters<typeof isBlank>[0]): void {
  if (isBlank(visit)) {
    const message = 'A visit needs a date (visitedAt), favorite dishes or a note';
    throw new UserError('REQUIRED', message, { field: 'visitedAt' });
  }
}
