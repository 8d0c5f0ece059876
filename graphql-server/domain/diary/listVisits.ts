import type { Pool } from 'pg';
import type { PrismaClient } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import type { ListPage } from '../../lists/listPage';
import type { Viewer } from '../../Viewer';
import { requireMember } from '../accounts/requireMember';
import { entryNotFound } from './entryNotFound';
import { readVisits, type VisitPage } from './readVisits';

/**
 * A page of the visits of one entry, latest date first (see latestFirst).
 * @param entryId uuid
 * @throws UserError UNAUTHENTICATED, FORBIDDEN (guests) or NOT_FOUND, also for somebody else's entry
 */
export async function listVisits(
  { pool, prisma }: { pool: Pool; prisma: PrismaClient },
  viewer: Viewer,
  entryId: string,
  page: ListPage,
): Promise<VisitPage> {
  const userId = requireMember(viewer);
  const id = entryId.toLowerCase();
  if (!isUuid(id) || (await prisma.diaryEntry.count({ where: { id, userId } })) === 0) throw entryNotFound();
  const pages = await readVisits(pool, userId, [id], page);
  return pages.get(id) as VisitPage;
}
