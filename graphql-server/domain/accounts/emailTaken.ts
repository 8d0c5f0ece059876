import type { Prisma } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';
import { lockNames } from './lockNames';

/** The error for an e-mail address that another account already uses. `field`: the field that names the address. */
export const emailTaken = (field: 'email' | 'token' = 'email') =>
  new UserError('EMAIL_TAKEN', 'An account with that email exists. Sign in instead, or use another email.', { field });

/**
 * Refuses an e-mail address that somebody else uses as e-mail address or username (ignoring case). This function also
 * locks the address until the transaction ends (lockNames), so two requests cannot take the same address at the same
 * time. `field` is the field that the error names.
 * @throws UserError EMAIL_TAKEN
 */
export async function refuseTakenEmail(
  transaction: Prisma.TransactionClient,
  email: string,
  exceptUserId: string,
  field: 'email' | 'token' = 'email',
): Promise<void> {
  await lockNames(transaction, [email]);
  const others = await transaction.user.count({
    where: { OR: [{ email }, { username: email }], id: { not: exceptUserId } },
  });
  if (others > 0) throw emailTaken(field);
}
