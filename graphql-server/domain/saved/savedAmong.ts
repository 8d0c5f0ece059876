import type { PrismaClient } from '../../database/__generated__/prisma/client';
import type { Viewer } from '../../Viewer';

/** Which of these restaurants (uuids) the viewer has saved on the server; empty for guests and anonymous visitors. */
export async function savedAmong(
  prisma: PrismaClient,
  viewer: Viewer,
  restaurantIds: readonly string[],
): Promise<Set<string>> {
  if (viewer.kind !== 'MEMBER') return new Set();
  const rows = await prisma.savedRestaurant.findMany({
    where: { userId: viewer.userId, restaurantId: { in: [...restaurantIds] } },
    select: { restaurantId: true },
  });
  return new Set(rows.map(({ restaurantId }) => restaurantId));
}
