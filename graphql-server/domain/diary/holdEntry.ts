import type { DiaryEntry, Prisma } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import { entryNotFound } from './entryNotFound';

/**
 * A member's own entry, locked until the transaction ends. Not only the member changes entries: merging two restaurants
 * does, too.
 * @param id uuid
 * @throws UserError NOT_FOUND, also for somebody else's entry
 */
export async function holdEntry(
  transaction: Prisma.TransactionClient,
  userId: string,
  id: string,
): Promise<DiaryEntry> {
  if (!isUuid(id)) throw entryNotFound();
  await transaction.$queryRaw`SELECT id FROM restaurant_diary WHERE id = ${id}::uuid FOR UPDATE`;
  const entry = await transaction.diaryEntry.findUnique({ where: { id, userId } });
  if (!entry) throw entryNotFound();
  return entry;
}
