import type { PrismaClient } from '../../database/__generated__/prisma/client';
import type { Viewer } from '../../Viewer';
import { requireMember } from '../accounts/requireMember';

/**
 * Deletes a member's search history.
 * @returns the number of deleted searches
 * @throws UserError UNAUTHENTICATED or FORBIDDEN (guests)
 */
export async function clearSearchHistory({ prisma }: { prisma: PrismaClient }, viewer: Viewer): Promise<number> {
  const { count } = await prisma.searchRecord.deleteMany({ where: { userId: requireMember(viewer) } });
  return count;
}
