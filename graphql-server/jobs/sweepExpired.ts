import { Prisma, type PrismaClient } from '../database/__generated__/prisma/client';
import { log } from '../log';

const HOUR = 60 * 60 * 1000;

/**
 * Deletes what is over: attempts to sign in elsewhere and wishes for another e-mail (they hold names and addresses), what
 * live sources said (their terms ask for it; their ids stay), what a language model made of cravings, old
 * counts of calls, requests about personal data and what people say is wrong with a page a year after they came, and guests who have not been seen for 90 days, with
 * what we hold of them.
 */
export async function deleteExpired(prisma: PrismaClient, now: Date): Promise<void> {
  const expired = { where: { expiresAt: { lt: now } } };
  await Promise.all([
    prisma.externalSignIn.deleteMany(expired),
    prisma.emailChange.deleteMany(expired),
    prisma.cravingReading.deleteMany(expired),
    prisma.livePlace.updateMany({ ...expired, data: { facts: Prisma.DbNull } }),
    prisma.dataRequest.deleteMany({ where: { createdAt: { lt: aYearBefore(now) } } }),
    prisma.placeReport.deleteMany({ where: { createdAt: { lt: aYearBefore(now) } } }),
    prisma.liveCalls.deleteMany({ where: { day: { lt: daysBefore(now, 7) } } }),
    prisma.$executeRaw`DELETE FROM users WHERE is_guest AND updated_at < ${daysBefore(now, 90)}
      AND NOT EXISTS (SELECT FROM sessions WHERE sess->>'userId' = users.id::text AND expire >= ${now})`,
  ]);
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * HOUR);

/** The same day and hour twelve months earlier, in UTC. */
function aYearBefore(now: Date): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - 1);
  return then;
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
