import type { DiaryEntry, DiaryVisit, Prisma } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import { UserError } from '../../errors/UserError';
import { visitNotFound } from './entryNotFound';
import { holdEntry } from './holdEntry';
import type { EntryVisit } from './Visit';
import { visitOn } from './Visit';

/** The visit (uuid) of this entry; null when it has none of that id. */
export async function findVisit(
  { diaryVisit }: Prisma.TransactionClient,
  entry: DiaryEntry,
  id: string,
): Promise<DiaryVisit | null> {
  if (entry.visitId === id.toLowerCase()) return visitOn(entry);
  return diaryVisit.findUnique({ where: { id, entryId: entry.id } });
}

/**
 * A visit of the member's own with its entry, held as holdEntry does.
 * @param id uuid
 * @param entryId of the entry it has to be of, where the caller says so
 * @throws UserError NOT_FOUND, also for somebody else's visit
 */
export async function holdVisit(
  transaction: Prisma.TransactionClient,
  userId: string,
  { id, entryId }: VisitKey,
): Promise<EntryVisit> {
  const found = isUuid(id) ? await entryOf(transaction, userId, id) : null;
  if (!found || (entryId !== undefined && entryId.toLowerCase() !== found)) throw visitNotFound();
  const entry = await holdEntry(transaction, userId, found);
  const visit = await findVisit(transaction, entry, id);
  if (!visit) throw visitNotFound();
  return { entry, visit };
}

/** Which visit. */
export interface VisitKey {
  /** uuid */
  id: string;
  /** uuid; absent where any entry of the member's will do. */
  entryId?: string;
}

/** @throws UserError INVALID when there is a visit of that id (uuid), whoever's it is */
export async function refuseTakenVisit(
  { diaryEntry, diaryVisit }: Prisma.TransactionClient,
  id: string,
): Promise<void> {
  const taken = (await diaryEntry.count({ where: { visitId: id } })) + (await diaryVisit.count({ where: { id } }));
  if (taken > 0) {
    throw new UserError('INVALID', 'Visit id belongs to another visit; make a new one', { field: 'visitId' });
  }
}

async function entryOf(
  { diaryEntry, diaryVisit }: Prisma.TransactionClient,
  userId: string,
  id: string,
): Promise<string | null> {
  const onRow = await diaryEntry.findUnique({ where: { visitId: id, userId }, select: { id: true } });
  if (onRow) return onRow.id;
  const earlier = await diaryVisit.findUnique({ where: { id, entry: { userId } }, select: { entryId: true } });
  return earlier?.entryId ?? null;
}
