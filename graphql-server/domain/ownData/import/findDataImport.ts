import type { DataImport, Prisma } from '../../../database/__generated__/prisma/client';
import { isUuid } from '../../../database/isUuid';
import { UserError } from '../../../errors/UserError';
import type { Viewer } from '../../../Viewer';
import { requireMember } from '../../accounts/requireMember';

/**
 * Finds a member's own import that is ready to be applied.
 * @param id uuid
 * @param field the name of the argument or field with the id, for the error NOT_FOUND
 * @throws UserError UNAUTHENTICATED, FORBIDDEN (guests), NOT_FOUND (also for somebody else's import)
 */
export async function findDataImport(
  { dataImport }: Pick<Prisma.TransactionClient, 'dataImport'>,
  viewer: Viewer,
  id: string,
  field = 'dataImportId',
): Promise<DataImport> {
  const userId = requireMember(viewer);
  const found = isUuid(id) ? await dataImport.findUnique({ where: { id, userId, isReady: true } }) : null;
  if (!found) throw new UserError('NOT_FOUND', 'There is no such import; choose the file again', { field });
  return found;
}
