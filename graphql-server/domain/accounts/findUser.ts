import type { PrismaClient, User } from '../../database/__generated__/prisma/client';
import type { Viewer } from '../../Viewer';

/** The viewer's own account; null for an anonymous visitor and for a deleted account. */
export async function findUser(prisma: PrismaClient, viewer: Viewer): Promise<User | null> {
  return viewer.userId ? prisma.user.findUnique({ where: { id: viewer.userId } }) : null;
}
