import type { Viewer } from '../../Viewer';
import { type OwnerNoticeDeps, queueOwnerNotice } from './queueOwnerNotice';
import { removeUser } from './removeUser';
import { notSignedIn } from './requireMember';

/**
 * Permanently deletes the account of the viewer (a member or a guest), and all data of the account. Queued
 * e-mails that inform the owner about changes to the account, including its deletion, are still sent.
 * @throws UserError UNAUTHENTICATED for an anonymous visitor, or when the account was already deleted
 */
export async function deleteAccount({ prisma, limits, wakeMails }: OwnerNoticeDeps, { userId }: Viewer): Promise<void> {
  if (userId === null) throw notSignedIn();
  await prisma.$transaction(async (transaction) => {
    const owner = await transaction.user.findUnique({ where: { id: userId } });
    if (owner) await queueOwnerNotice(transaction, { limits }, owner, { kind: 'accountDeleted' });
    if (!(await removeUser(transaction, userId))) throw notSignedIn();
  });
  wakeMails();
}
