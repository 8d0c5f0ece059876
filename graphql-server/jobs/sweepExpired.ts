import { Prisma, type PrismaClient } from '../database/__generated__/prisma/client';
import { log } from '../log';

const HOUR = 60 * 60 * 1000;
/**
 * Days without a visit after which a guest is deleted: the same number as in the privacy notices (web/intl/notices).
 */
const GUEST_DAYS = 90;
/** Days that counts of calls are kept; only today's are used. */
const COUNT_DAYS = 7;

/**
 * Deletes what has expired: sign-ins with providers and e-mail changes that were not finished (they contain names and
 * addresses), answers of live sources (their terms require it; the ids stay), a language model's readings of cravings,
 * old counts of calls, requests about personal data after a year (as the privacy notices say), and guests without a
 * recent visit, with all their data.
 */
export async function deleteExpired(prisma: PrismaClient, now: Date): Promise<void> {
  const expired = { where: { expiresAt: { lt: now } } };
  await Promise.all([
    prisma.externalSignIn.deleteMany(expired),
    prisma.emailChange.deleteMany(expired),
    prisma.cravingReading.deleteMany(expired),
    prisma.livePlace.updateMany({ ...expired, data: { facts: Prisma.DbNull } }),
    prisma.dataRequest.deleteMany({ where: { createdAt: { lt: aYearBefore(now) } } }),
    prisma.liveCalls.deleteMany({ where: { day: { lt: daysBefore(now, COUNT_DAYS) } } }),
    prisma.$executeRaw`DELETE FROM users WHERE is_guest AND updated_at < ${daysBefore(now, GUEST_DAYS)}
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
