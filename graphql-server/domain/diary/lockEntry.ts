import type { DiaryEntry, Prisma } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import { entryNotFound } from './entryNotFound';

/**
 * Reads a member's own entry and locks it until the transaction ends. The lock is needed because other
 * transactions can change the entry at the same time: other requests of the member, and a merge of two restaurants.
 * @param id uuid
 * @throws UserError NOT_FOUND, also for somebody else's entry
 */
export async function lockEntry(
  transaction: Prisma.TransactionClient,
  userId: string,
  id: string,
): Promise<DiaryEntry> {
  if (!isUuid(id)) throw entryNotFound();
  await transaction.$queryRaw`SELECT id FROM restaurant_diary WHERE id = ${id}::uuid AND user_id = ${userId}::uuid FOR UPDATE`;
  const entry = await transaction.diaryEntry.findUnique({ where: { id, userId } });
  if (!entry) throw entryNotFound();
  return entry;
}
