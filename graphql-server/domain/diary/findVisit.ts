import type { DiaryEntry, DiaryVisit, Prisma } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import { UserError } from '../../errors/UserError';
import { visitNotFound } from './entryNotFound';
import { lockEntry } from './lockEntry';
import { lockVisitIds } from './lockVisitIds';
import type { EntryVisit } from './Visit';
import { visitOn } from './Visit';

/** The entry's visit with this id (uuid); null when the entry has no such visit. */
export async function findVisit(
  { diaryVisit }: Prisma.TransactionClient,
  entry: DiaryEntry,
  id: string,
): Promise<DiaryVisit | null> {
  if (entry.visitId === id.toLowerCase()) return visitOn(entry);
  return diaryVisit.findUnique({ where: { id, entryId: entry.id } });
}

/**
 * Finds one of the member's own visits with its entry, and locks the entry until the transaction ends (see lockEntry).
 * @param id uuid
 * @param entryId the entry that the visit must belong to; absent if the visit may belong to any entry of the member
 * @throws UserError NOT_FOUND, also for somebody else's visit
 */
export async function lockVisit(
  transaction: Prisma.TransactionClient,
  userId: string,
  { id, entryId }: VisitKey,
): Promise<EntryVisit> {
  const found = isUuid(id) ? await entryOf(transaction, userId, id) : null;
  if (!found || (entryId !== undefined && entryId.toLowerCase() !== found)) throw visitNotFound();
  const entry = await lockEntry(transaction, userId, found);
  const visit = await findVisit(transaction, entry, id);
  if (!visit) throw visitNotFound();
  return { entry, visit };
}

/** Identifies a visit. */
export interface VisitKey {
  /** uuid */
  id: string;
  /** The uuid of the visit's entry; absent if the visit may belong to any entry of the member. */
  entryId?: string;
}

/** Whether anybody already has a visit with this id (uuid). Nobody else can use the id until the transaction ends. */
export async function isTakenVisit(transaction: Prisma.TransactionClient, id: string): Promise<boolean> {
  await lockVisitIds(transaction, [id]);
  const { diaryEntry, diaryVisit } = transaction;
  return (await diaryEntry.count({ where: { visitId: id } })) + (await diaryVisit.count({ where: { id } })) > 0;
}

/** @throws UserError INVALID when anybody already has a visit with this id (uuid) */
export async function refuseTakenVisit(transaction: Prisma.TransactionClient, id: string): Promise<void> {
  if (await isTakenVisit(transaction, id)) {
    throw new UserError('INVALID', 'Another visit already has this visit id; create a new id', { field: 'visitId' });
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
