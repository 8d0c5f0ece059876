import type { DataImport, PrismaClient } from '../../../database/__generated__/prisma/client';
import { deleteOldSearches } from '../../history/recordSearch';
import type { ImportedSearch } from './files/FileAbout';

/**
 * Adds the searches of a file to the member's history. If a search is already stored, its date changes only if the
 * date in the file is later. After that, all searches of the member except the newest 100 are deleted.
 */
export async function addSearches(prisma: PrismaClient, { userId, searches: stored }: DataImport): Promise<void> {
  const searches = stored as unknown as ImportedSearch[]; // only startDataImport writes this column
  if (searches.length === 0) return;
  await prisma.$executeRaw`
    INSERT INTO search_history (user_id, query, location, searched_at)
    SELECT DISTINCT ON (query, location) ${userId}::uuid, query, location, searched_at
    FROM unnest(${searches.map(({ query }) => query)}::text[],
      ${searches.map(({ location = '' }) => location)}::text[],
      ${searches.map(({ searchedAt }) => searchedAt)}::timestamptz[]) AS imported(query, location, searched_at)
    ORDER BY query, location, searched_at DESC
    ON CONFLICT (user_id, query, location)
    DO UPDATE SET searched_at = greatest(search_history.searched_at, excluded.searched_at)`;
  await deleteOldSearches(prisma, userId);
}
