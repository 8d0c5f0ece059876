import type { PrismaClient } from '../database/__generated__/prisma/client';
import { log } from '../log';

const HOUR = 60 * 60 * 1000;

/** Deletes attempts to sign in elsewhere and wishes for another e-mail whose time is over: they hold names and addresses. */
export async function deleteExpired(prisma: PrismaClient, now: Date): Promise<void> {
  const expired = { where: { expiresAt: { lt: now } } };
  await Promise.all([prisma.externalSignIn.deleteMany(expired), prisma.emailChange.deleteMany(expired)]);
}

/** Sweeps at once and every hour. @returns a function that ends it */
export function sweepExpired(prisma: PrismaClient): () => void {
  const sweep = () =>
    deleteExpired(prisma, new Date()).catch((error: { code?: string }) => {
      log.warn('what has expired cannot be deleted', { code: error.code });
    });
  void sweep();
  const timer = setInterval(sweep, HOUR);
  return () => clearInterval(timer);
}
