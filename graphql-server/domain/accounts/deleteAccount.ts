import { UserError } from '../../errors/UserError';
import type { Viewer } from '../../Viewer';
import { removeUser } from './removeUser';
import { type TellOwnerDeps, tellOwner } from './tellOwner';

/**
 * Removes the viewer's account, a member's or a guest's (D33), and all that is theirs, for good. Only the letter that
 * tells the owner of it is left, until it is delivered.
 * @throws UserError UNAUTHENTICATED for an anonymous visitor and for an account that is gone already
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
