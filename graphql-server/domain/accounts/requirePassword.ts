import type { User } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';
import type { Limits } from '../limits';
import { checkPassword } from './checkPassword';
import type { Origin } from './Origin';

/**
 * Asks for an account's present password, to be sure that its owner is asking. Wrong ones count as failed sign-ins to it.
 * @param field the input field that holds it
 * @throws UserError WRONG_PASSWORD (also for an account without one), RATE_LIMITED or OVERLOADED
 */
export async function requirePassword(
  deps: { limits: Limits },
  origin: Origin,
  user: User,
  { password, field }: { password: string; field: string },
): Promise<void> {
  const known = await checkPassword(deps, origin, { password, find: async () => ({ user }) });
  if (!known) throw wrongPassword(field);
}

/** @param field the input field that holds it */
export function wrongPassword(field: string): UserError {
  return new UserError('WRONG_PASSWORD', 'That is not your present password. Try again.', { field });
}
