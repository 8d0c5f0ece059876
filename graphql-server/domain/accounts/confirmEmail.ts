import { z } from 'zod';
import { isDuplicate } from '../../database/isDuplicate';
import { UserError } from '../../errors/UserError';
import { hashToken } from '../secretToken';
import { emailTaken, refuseTakenEmail } from './emailTaken';
import { type Owner, type TellOwnerDeps, tellOwner } from './tellOwner';

/** The token of a mailed link. */
export const emailConfirmation = z.object({ token: z.string().trim().min(1).max(200) });

/** A checked confirmation. */
export type EmailConfirmation = z.output<typeof emailConfirmation>;

/**
 * Gives the account that asked for it the e-mail the token was mailed to. Whoever holds the token may do so, signed in
 * or not. A link for a new password that went to the e-mail before works no more. The e-mail before, where there was
 * another, is told, without the new one: that may be a secret from whoever reads there.
 * @returns the account's user id and its e-mail
 * @throws UserError INVALID_TOKEN for a token that is unknown, used, replaced or a day old; EMAIL_TAKEN when somebody
 *   took the e-mail meanwhile
 */
export async function confirmEmail(
  { prisma, limits, wakeMails }: TellOwnerDeps,
  { token }: EmailConfirmation,
): Promise<{ userId: string; email: string }> {
  try {
    const confirmed = await prisma.$transaction(async (transaction) => {
      const hash = hashToken(token);
      // The user first, as everybody does who locks both.
      const [before] = await transaction.$queryRaw<Owner[]>`
        SELECT id, email::text, email_verified_at AS "emailVerifiedAt", first_name AS "firstName", username::text
        FROM users WHERE id = (SELECT user_id FROM email_changes WHERE token_hash = ${hash}) FOR UPDATE`;
      const [wish] = await transaction.$queryRaw<{ userId: string; email: string }[]>`
        DELETE FROM email_changes WHERE token_hash = ${hash} AND expires_at > now()
        RETURNING user_id AS "userId", email::text`;
      if (!wish || !before) throw invalidToken();
      await refuseTakenEmail(transaction, wish.email, wish.userId);
      await transaction.user.update({
        where: { id: wish.userId },
        data: { email: wish.email, emailVerifiedAt: new Date(), resetToken: null, resetTokenExpiry: null },
      });
      const isAnother = before.email?.toLowerCase() !== wish.email.toLowerCase();
      if (isAnother) await tellOwner(transaction, { limits }, before, { kind: 'emailChanged' });
      return wish;
    });
    wakeMails();
    return confirmed;
  } catch (error) {
    throw isDuplicate(error) ? emailTaken() : error;
  }
}

function invalidToken(): UserError {
  const message =
    'This link no longer works: it was used, is over a day old, or a newer mail was sent. Ask for a new mail in Settings.';
  return new UserError('INVALID_TOKEN', message, { field: 'token' });
}
