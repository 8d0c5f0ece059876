import { z } from 'zod';
import type { User } from '../../database/__generated__/prisma/client';
import type { Viewer } from '../../Viewer';
import { accountGone } from './accountGone';
import { endSessions } from './endSessions';
import { findUser } from './findUser';
import type { Origin } from './Origin';
import { hashPassword, newPassword } from './password';
import { type OwnerNoticeDeps, queueOwnerNotice } from './queueOwnerNotice';
import { requireMember } from './requireMember';
import { requirePassword, wrongPassword } from './requirePassword';

/** The current password and the new password. */
export const passwordChange = z.object({ currentPassword: z.string().min(1), newPassword });

/** A checked change, with both passwords as typed. */
export type PasswordChange = z.output<typeof passwordChange>;

/**
 * Changes a member's password and ends all sessions of the member. The current session ends too, so the caller must
 * open a new session. A reset link that was still valid stops working, and a pending e-mail change is deleted, because
 * somebody else may have requested them. An e-mail informs the owner about the change (queueOwnerNotice).
 * @throws UserError UNAUTHENTICATED, FORBIDDEN (guests), WRONG_PASSWORD, RATE_LIMITED or OVERLOADED
 */
export async function changePassword(
  { prisma, limits, wakeMails }: OwnerNoticeDeps,
  viewer: Viewer,
  { currentPassword, newPassword }: PasswordChange,
  origin: Origin,
): Promise<User> {
  const id = requireMember(viewer);
  const field = 'currentPassword';
  const user = await findUser(prisma, viewer);
  if (!user) throw accountGone();
  await requirePassword({ limits }, origin, user, { password: currentPassword, field });
  const password = await hashPassword(newPassword, origin.address);
  const changed = await prisma.$transaction(async (transaction) => {
    const [changed] = await transaction.user.updateManyAndReturn({
      where: { id, password: user.password }, // if two changes run at the same time, the second finds no row
      data: { password, resetToken: null, resetTokenExpiry: null },
    });
    if (!changed) throw wrongPassword(field);
    await transaction.emailChange.deleteMany({ where: { userId: id } });
    await endSessions(transaction, id);
    await queueOwnerNotice(transaction, { limits }, changed, { kind: 'passwordChanged' });
    return changed;
  });
  wakeMails();
  return changed;
}
