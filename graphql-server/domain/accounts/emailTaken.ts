import type { Prisma } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';
import { lockNames } from './lockNames';

/** The error when somebody else has the e-mail. */
export const emailTaken = () =>
  new UserError('EMAIL_TAKEN', 'An account with that email exists. Sign in instead, or use another email.', {
    field: 'email',
  });

/**
 * Refuses an e-mail that somebody else uses as e-mail or username (ignoring case). This function locks the e-mail, so
 * nobody else can take it until the transaction ends.
 * @throws UserError EMAIL_TAKEN
 */
export async function refuseTakenEmail(
  transaction: Prisma.TransactionClient,
  email: string,
  exceptUserId: string,
): Promise<void> {
  await lockNames(transaction, [email]);
  const others = await transaction.user.count({
    where: { OR: [{ email }, { username: email }], id: { not: exceptUserId } },
  });
  if (others > 0) throw emailTaken();
}
