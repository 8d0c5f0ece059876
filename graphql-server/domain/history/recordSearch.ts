import { z } from 'zod';
import type { PrismaClient, SearchRecord } from '../../database/__generated__/prisma/client';
import type { Viewer } from '../../Viewer';
import { whileAccountExists } from '../accounts/accountGone';
import { requireMember } from '../accounts/requireMember';
import { blankIsAbsent, line } from '../input/text';

const MAX_SEARCHES = 100;

const words = (max: number) =>
  line()
    .overwrite((text) => text.replace(/\s+/g, ' '))
    .max(max);

/** A search that is to be stored in the history. A blank location counts as absent. */
export const searchMade = z.object({ query: words(500).min(1), location: blankIsAbsent(words(100)) });

/** A checked search. */
export type SearchMade = z.output<typeof searchMade>;

/**
 * Stores a member's search. If the same search is already stored, its date is updated. After that, all searches of the
 * member except the newest 100 are deleted.
 * @throws UserError UNAUTHENTICATED or FORBIDDEN (guests)
 */
export async function recordSearch(
  { prisma }: { prisma: PrismaClient },
  viewer: Viewer,
  { query, location = '' }: SearchMade,
): Promise<SearchRecord> {
  const userId = requireMember(viewer);
  const key = { userId, query, location };
  const searchedAt = new Date();
  const record = await whileAccountExists(
    prisma.searchRecord.upsert({
      where: { userId_query_location: key },
      create: { ...key, searchedAt },
      update: { searchedAt },
    }),
  );
  await deleteOldSearches(prisma, userId);
  return record;
}

/** Deletes all searches of a member except the newest 100. */
export async function deleteOldSearches(prisma: PrismaClient, userId: string): Promise<void> {
  await prisma.$executeRaw`
    DELETE FROM search_history WHERE id IN (
      SELECT id FROM search_history WHERE user_id = ${userId}::uuid
      ORDER BY searched_at DESC, id DESC OFFSET ${MAX_SEARCHES}::int)`;
}
