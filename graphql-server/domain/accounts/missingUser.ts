import { Prisma } from '../../database/__generated__/prisma/client';
import { UserError } from '../UserError';

/** A session can outlive its account for a moment: what it writes then has no user to belong to (a foreign key says so). */
export function isMissingUser(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2003';
}

/** What to answer then. */
export const missingUser = () => new UserError('UNAUTHENTICATED', 'This account no longer exists. Sign in again.');
