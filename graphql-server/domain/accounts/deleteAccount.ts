import { UserError } from '../../errors/UserError';
import type { Viewer } from '../../Viewer';
import { type OwnerNoticeDeps, queueOwnerNotice } from './queueOwnerNotice';
import { removeUser } from './removeUser';

/**
 * Permanently deletes the account of the viewer (a member or a guest), and all data of the account. Only the e-mail
 * that informs the owner stays in the queue until it is sent.
 * @throws UserError UNAUTHENTICATED for an anonymous visitor, or when the account was already deleted
 */
export async function deleteAccount({ prisma, limits, wakeMails }: OwnerNoticeDeps, { userId }: Viewer): Promise<void> {
  if (userId === null) throw gone();
  await prisma.$transaction(async (transaction) => {
    const owner = await transaction.user.findUnique({ where: { id: userId } });
    if (owner) await queueOwnerNotice(transaction, { limits }, owner, { kind: 'accountDeleted' });
    if (!(await removeUser(transaction, userId))) throw gone();
  });
  wakeMails();
}

const gone = () => new UserError('UNAUTHENTICATED', 'Unauthorized');
