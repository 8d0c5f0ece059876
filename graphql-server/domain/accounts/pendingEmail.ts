import type { PrismaClient } from '../../database/__generated__/prisma/client';

/** The e-mail a member wants confirmed, while its link still works or is still to be sent; else null. */
export async function pendingEmail({ prisma }: { prisma: PrismaClient }, userId: string): Promise<string | null> {
  const wish = await prisma.emailChange.findUnique({ where: { userId, expiresAt: { gt: new Date() } } });
  return wish?.email ?? null;
}
