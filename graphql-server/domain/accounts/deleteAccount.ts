import { UserError } from '../../errors/UserError';
import type { Viewer } from '../../Viewer';
import { removeUser } from './removeUser';
import { type TellOwnerDeps, tellOwner } from './tellOwner';

/**
 * Deletes the viewer's account, a member's or a guest's, and all their data, permanently. Only the letter that informs
 * the owner remains until it is delivered.
 * @throws UserError UNAUTHENTICATED for an anonymous visitor, or when the account was already deleted
 */
export async function deleteAccount({ prisma, limits, wakeMails }: TellOwnerDeps, { userId }: Viewer): Promise<void> {
  if (userId === null) throw gone();
  await prisma.$transaction(async (transaction) => {
    const owner = await transaction.user.findUnique({ where: { id: userId } });
    if (owner) await tellOwner(transaction, { limits }, owner, { kind: 'accountDeleted' });
    if (!(await removeUser(transaction, userId))) throw gone();
  });
  wakeMails();
}

const gone = () => new UserError('UNAUTHENTICATED', 'Unauthorized');
