import type { DiaryEntry, PrismaClient } from '../../database/__generated__/prisma/client';
import type { Viewer } from '../accounts/Viewer';

/** The viewer's own diary entries of these restaurants (uuids), by restaurant; guests and anonymous visitors have none. */
export async function diaryAmong(
  prisma: PrismaClient,
  viewer: Viewer,
  restaurantIds: readonly string[],
): Promise<Map<string, DiaryEntry>> {
  if (viewer.kind !== 'MEMBER') return new Map();
  const rows = await prisma.diaryEntry.findMany({
    where: { userId: viewer.userId, restaurantId: { in: [...restaurantIds] } },
  });
  return new Map(rows.map((row) => [row.restaurantId, row]));
}
