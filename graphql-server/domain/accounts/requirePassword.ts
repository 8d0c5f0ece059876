import type { User } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';
import type { Limits } from '../limits';
import { checkPassword } from './checkPassword';
import type { Origin } from './Origin';

/**
 * Checks an account's current password, to be sure that the account's owner makes the request. A wrong password counts
 * as a failed sign-in.
 * @param field the input field that contains the password
 * @throws UserError WRONG_PASSWORD (also for an account without a password), RATE_LIMITED or OVERLOADED
 */
export async function requirePassword(
  deps: { limits: Limits },
  origin: Origin,
  user: User,
  { password, field }: { password: string; field: string },
): Promise<void> {
  const matching = await checkPassword(deps, origin, { password, find: async () => ({ user }) });
  if (!matching) throw wrongPassword(field);
}

/** @param field the input field that contains the password */
export function wrongPassword(field: string): UserError {
  return new UserError('WRONG_PASSWORD', 'That is not your present password. Try again.', { field });
}
