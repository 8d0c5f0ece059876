import { randomUUID } from 'node:crypto';
import type { DiaryEntry, PrismaClient } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';
import type { Viewer } from '../../Viewer';
import { quotaReached, roomFor } from '../memberQuota';
import { type Described, restaurantToStore, storedDescription } from '../restaurants/restaurantToStore';
import { noVisit } from '../visitDate';
import { type Retry, writeOnce } from '../writeOnce';
import type { NewDiaryEntry } from './diaryInput';
import { findVisit, refuseTakenVisit } from './findVisit';

/**
 * Adds a restaurant to the member's diary. If several requests add it at the same time, only one entry is created. When
 * the restaurant's entry already has a visit with the id `visitId`, the entry is returned unchanged.
 * @param restaurantId uuid
 * @param described the caller's description of the restaurant; ignored when the catalogue has the restaurant
 * @throws UserError NOT_FOUND, ALREADY_IN_DIARY or QUOTA_REACHED; INVALID when a visit of another entry has the id
 * `visitId`; the errors of restaurantToStore for a bad description; the errors of writeOnce
 */
export function addDiaryEntry(
  deps: { prisma: PrismaClient },
  viewer: Viewer,
  restaurantId: string,
  { visitId, visitedAt, notes, favoriteDishes }: NewDiaryEntry,
  { described, idempotencyKey }: Retry & { described?: Described } = {},
): Promise<DiaryEntry> {
  const fields = { visitId, visitedAt, notes, favoriteDishes };
  const input = { restaurantId, ...fields, described: storedDescription(described) };
  return writeOnce(deps, viewer, { operation: 'addDiaryEntry', input, idempotencyKey }, async (transaction, userId) => {
    const { diaryEntry } = transaction;
    const { restaurantId: id, restaurantData } = await restaurantToStore(transaction, restaurantId, described);
    const key = { userId, restaurantId: id };
    const earlier = await diaryEntry.findUnique({ where: { userId_restaurantId: key } });
    if (earlier && visitId && (await findVisit(transaction, earlier, visitId))) return earlier;
    if (earlier) throw alreadyInDiary();
    if ((await roomFor(transaction, userId, 'diaryEntry')) === 0) throw quotaReached('diaryEntry');
    if (visitId) await refuseTakenVisit(transaction, visitId);
    const [addedAt, visit] = [new Date(), visitedAt ?? noVisit];
    const dates = { addedAt, visitAddedAt: addedAt, updatedAt: addedAt };
    return diaryEntry.create({
      data: { ...key, restaurantData, visitId: visitId ?? randomUUID(), notes, favoriteDishes, ...visit, ...dates },
    });
  });
}

function alreadyInDiary(): UserError {
  return new UserError('ALREADY_IN_DIARY', 'Restaurant is already in your diary', { field: 'restaurantId' });
}
