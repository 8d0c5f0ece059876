import type { DiaryEntry, PrismaClient } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import type { Viewer } from '../../Viewer';
import { requireMember } from '../accounts/requireMember';
import { entryNotFound } from './entryNotFound';

/**
 * Takes a member's own entry out of the diary; the rating stays.
 * @param id uuid
 * @returns the entry as it was
 * @throws UserError UNAUTHENTICATED, FORBIDDEN (guests) or NOT_FOUND: not there (any more), or somebody else's
 */
export async function removeDiaryEntry(
  { prisma }: { prisma: PrismaClient },
  viewer: Viewer,
  id: string,
): Promise<DiaryEntry> {
  const userId = requireMember(viewer);
  const entry = isUuid(id) ? await prisma.diaryEntry.findUnique({ where: { id, userId } }) : null;
  const { count } = entry ? await prisma.diaryEntry.deleteMany({ where: { id, userId } }) : { count: 0 };
  if (!entry || count === 0) throw entryNotFound();
  return entry;
}
