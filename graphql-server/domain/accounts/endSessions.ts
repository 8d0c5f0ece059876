import type { PrismaClient } from '../../database/__generated__/prisma/client';

/** Ends every session of a user, on all devices. The session with the id `except`, if it is given, stays. */
export async function endSessions(
  prisma: Pick<PrismaClient, '$executeRaw'>,
  userId: string,
  { except = '' }: { except?: string } = {},
): Promise<void> {
  await prisma.$executeRaw`DELETE FROM sessions WHERE sess->>'userId' = ${userId} AND sid <> ${except}`;
}
