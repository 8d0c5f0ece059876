import type { PrismaClient } from '../../database/__generated__/prisma/client';
import { UserError } from '../UserError';
import { removeUser } from './removeUser';
import type { Viewer } from './Viewer';

/**
 * Removes the viewer's account, a member's or a guest's (D33), and all that is theirs, for good.
 * @throws UserError UNAUTHENTICATED for an anonymous visitor and for an account that is gone already
 */
export async function deleteAccount({ prisma }: { prisma: PrismaClient }, { userId }: Viewer): Promise<void> {
  const removed = userId !== null && (await prisma.$transaction((transaction) => removeUser(transaction, userId)));
  if (!removed) throw new UserError('UNAUTHENTICATED', 'Unauthorized');
}
