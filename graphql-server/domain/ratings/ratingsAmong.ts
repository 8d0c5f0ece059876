import type { PrismaClient, UserRating } from '../../database/__generated__/prisma/client';
import type { Viewer } from '../../Viewer';

/** The viewer's own ratings of these restaurants (uuids), by restaurant id; empty for guests and anonymous visitors. */
export async function ratingsAmong(
  prisma: PrismaClient,
  viewer: Viewer,
  restaurantIds: readonly string[],
): Promise<Map<string, UserRating>> {
  if (viewer.kind !== 'MEMBER') return new Map();
  const rows = await prisma.userRating.findMany({
    where: { userId: viewer.userId, restaurantId: { in: [...restaurantIds] } },
  });
  return new Map(rows.map((row) => [row.restaurantId, row]));
}
