import { z } from 'zod';
import { UserError } from '../../errors/UserError';
import { hashToken } from '../secretToken';
import { endSessions } from './endSessions';
import { hashPassword, newPassword } from './password';
import { type Owner, type OwnerNoticeDeps, queueOwnerNotice } from './queueOwnerNotice';

const missing = 'Reset token is required';

/** The token of a mailed link, and the new password. */
export const passwordReset = z.object({
  token: z.preprocess(
    (token) => token ?? undefined, // null counts as missing
    z
      .string({ error: ({ input }) => (input === undefined ? missing : undefined) })
      .trim()
      .min(1, missing)
      .max(200),
  ),
  password: newPassword,
});

/** A checked password reset. */
export type PasswordReset = z.output<typeof passwordReset>;

/**
 * Sets a new password for the account that received the token, and ends all sessions of the account. The e-mail then
 * counts as confirmed. A pending e-mail change is deleted, because somebody else may have requested it. A notice
 * informs the owner about the new password.
 * @throws UserError INVALID_TOKEN for a token that is unknown, used, replaced or over an hour old, and for the second
 * of two uses at the same time; OVERLOADED if too many passwords wait to be hashed
 */
export async function resetPassword(
  { prisma, limits, wakeMails }: OwnerNoticeDeps,
  { token, password }: PasswordReset,
  address: string,
): Promise<void> {
  const hash = hashToken(token);
  const known = await prisma.user.count({ where: { resetToken: hash } });
  if (!known) throw invalidToken(); // checked before the slow work below
  const hashed = await hashPassword(password, address);
  await prisma.$transaction(async (transaction) => {
    const [account] = await transaction.$queryRaw<Owner[]>`
      UPDATE users
      SET password = ${hashed}, reset_token = NULL, reset_token_expiry = NULL,
          email_verified_at = coalesce(email_verified_at, now()), updated_at = now()
      WHERE reset_token = ${hash} AND reset_token_expiry > now()
      RETURNING id, email::text, email_verified_at AS "emailVerifiedAt", first_name AS "firstName", username::text`;
    if (!account) throw invalidToken();
    await transaction.emailChange.deleteMany({ where: { userId: account.id } });
    await endSessions(transaction, account.id);
    await queueOwnerNotice(transaction, { limits }, account, { kind: 'passwordChanged' });
  });
  wakeMails();
}

function invalidToken(): UserError {
  const message =
    'This link no longer works: it was used, is over an hour old, or a newer mail was sent. Ask for a new mail.';
  return new UserError('INVALID_TOKEN', message, { field: 'token' });
}
