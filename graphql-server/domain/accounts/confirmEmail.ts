import { z } from 'zod';
import { isDuplicate } from '../../database/isDuplicate';
import { UserError } from '../../errors/UserError';
import { hashToken } from '../secretToken';
import { emailTaken, refuseTakenEmail } from './emailTaken';
import { type Owner, type OwnerNoticeDeps, queueOwnerNotice } from './queueOwnerNotice';

/** The token of a mailed link. */
export const emailConfirmation = z.object({ token: z.string().trim().min(1).max(200) });

/** A checked confirmation. */
export type EmailConfirmation = z.output<typeof emailConfirmation>;

/**
 * Sets the e-mail of the account to the address that received the token. Anybody with the token may do this, signed in
 * or not. A reset link that was sent to the old e-mail stops working. If the account had another e-mail, Fuud sends a
 * notice to that e-mail. The notice does not contain the new e-mail, because a stranger may read the old mailbox.
 * @returns the account's user id and its e-mail
 * @throws UserError INVALID_TOKEN for a token that is unknown, used, replaced or over a day old; EMAIL_TAKEN when
 * another account uses the e-mail as its e-mail or as its username
 */
export async function confirmEmail(
  { prisma, limits, wakeMails }: OwnerNoticeDeps,
  { token }: EmailConfirmation,
): Promise<{ userId: string; email: string }> {
  try {
    const confirmed = await prisma.$transaction(async (transaction) => {
      const hash = hashToken(token);
      // All code that locks a user and an e-mail change locks the user first, so there is no deadlock.
      const [before] = await transaction.$queryRaw<Owner[]>`
        SELECT id, email::text, email_verified_at AS "emailVerifiedAt", first_name AS "firstName", username::text
        FROM users WHERE id = (SELECT user_id FROM email_changes WHERE token_hash = ${hash}) FOR UPDATE`;
      const [change] = await transaction.$queryRaw<{ userId: string; email: string }[]>`
        DELETE FROM email_changes WHERE token_hash = ${hash} AND expires_at > now()
        RETURNING user_id AS "userId", email::text`;
      if (!change || !before) throw invalidToken();
      await refuseTakenEmail(transaction, change.email, change.userId, 'token');
      await transaction.user.update({
        where: { id: change.userId },
        data: { email: change.email, emailVerifiedAt: new Date(), resetToken: null, resetTokenExpiry: null },
      });
      const isNewAddress = before.email?.toLowerCase() !== change.email.toLowerCase();
      if (isNewAddress) await queueOwnerNotice(transaction, { limits }, before, { kind: 'emailChanged' });
      return change;
    });
    wakeMails();
    return confirmed;
  } catch (error) {
    throw isDuplicate(error) ? emailTaken('token') : error;
  }
}

function invalidToken(): UserError {
  const message =
    'This link no longer works: it was used, is over a day old, or a newer mail was sent. Ask for a new mail in Settings.';
  return new UserError('INVALID_TOKEN', message, { field: 'token' });
}
