import { Prisma } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';

/** A session can outlive its account for a moment. */
export function accountGone(): UserError {
  return new UserError('UNAUTHENTICATED', 'This account no longer exists. Sign in again.');
}

/** Runs a write of something that belongs to a user. @throws UserError UNAUTHENTICATED when there is no such user any more */
export async function whileAccountExists<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2003' ? accountGone() : error;
  }
}
