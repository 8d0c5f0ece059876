import type { PrismaClient } from '../../database/__generated__/prisma/client';

/** The new e-mail that a member must still confirm, until its link expires; otherwise null. */
export async function pendingEmail({ prisma }: { prisma: PrismaClient }, userId: string): Promise<string | null> {
  const change = await prisma.emailChange.findUnique({ where: { userId, expiresAt: { gt: new Date() } } });
  return change?.email ?? null;
}
