import type { PrismaClient } from '../../database/__generated__/prisma/client';

/** Ends all sessions of a user, on all devices. If `except` is given, the session with this id does not end. */
export async function endSessions(
  prisma: Pick<PrismaClient, '$executeRaw'>,
  userId: string,
  { except = '' }: { except?: string } = {},
): Promise<void> {
  await prisma.$executeRaw`DELETE FROM sessions WHERE sess->>'userId' = ${userId} AND sid <> ${except}`;
}
