import type { PrismaClient } from '../../database/__generated__/prisma/client';

/** The new e-mail address that a member has not confirmed yet. Null if there is none, or if it is too late to confirm it. */
export async function pendingEmail({ prisma }: { prisma: PrismaClient }, userId: string): Promise<string | null> {
  const change = await prisma.emailChange.findUnique({ where: { userId, expiresAt: { gt: new Date() } } });
  return change?.email ?? null;
}
