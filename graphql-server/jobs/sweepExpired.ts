import { Prisma, type PrismaClient } from '../database/__generated__/prisma/client';
import { REMOVED_DAYS } from '../domain/removed/Removed';
import { KEY_DAYS } from '../domain/writeOnce';
import { log } from '../log';

const HOUR = 60 * 60 * 1000;
/** A guest is deleted after this many days without a visit. The privacy notices (web/intl/notices) state this. */
const GUEST_DAYS = 90;
/** An uploaded file is deleted after this many days. */
const IMPORT_DAYS = 1;
/** Counts of calls to paid services are deleted after this many days. Only today's counts are used. */
const COUNT_DAYS = 7;

/**
 * Deletes expired data. The privacy notices state how long personal data is kept.
 * - Attempts to sign in with other services and requests to change an e-mail address, which contain personal data.
 * - Facts from live sources (Yelp), because their terms require this. The sources' ids of the places are not deleted.
 * - The readings of search texts by a language model, and old counts of calls to paid services.
 * - Uploaded files, data that members removed, and stored answers to writes with an idempotency key.
 * - Requests about personal data, and reports that a restaurant's page is wrong, after a year.
 * - Guests who have not visited for GUEST_DAYS days and have no valid session, with their data.
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
    prisma.removedItem.deleteMany({ where: { removedAt: { lt: daysBefore(now, REMOVED_DAYS) } } }),
    prisma.idempotencyKey.deleteMany({ where: { createdAt: { lt: daysBefore(now, KEY_DAYS) } } }),
    prisma.dataImport.deleteMany({ where: { createdAt: { lt: daysBefore(now, IMPORT_DAYS) } } }),
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

/** Deletes expired data immediately, and then every hour. @returns a function that stops the deletions */
export function sweepExpired(prisma: PrismaClient): () => void {
  const sweep = () =>
    deleteExpired(prisma, new Date()).catch((error: { code?: string }) => {
      log.warn('expired data cannot be deleted', { code: error.code });
    });
  void sweep();
  const timer = setInterval(sweep, HOUR);
  return () => clearInterval(timer);
}
