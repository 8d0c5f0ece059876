import { Prisma } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';

/** The error for a request with a session whose account no longer exists. */
export function accountGone(): UserError {
  return new UserError('UNAUTHENTICATED', 'This account no longer exists. Sign in again.');
}

/**
 * Waits for `write`, which stores data of a user, and returns its result.
 * @throws UserError UNAUTHENTICATED when the user no longer exists
 */
export async function whileAccountExists<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2003' ? accountGone() : error;
  }
}
