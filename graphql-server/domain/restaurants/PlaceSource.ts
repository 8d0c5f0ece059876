import type { Place, PrismaClient } from '../../database/__generated__/prisma/client';

/** Where a restaurant's facts come from, and under which terms. */
export type PlaceSource = Pick<
  Place,
  'source' | 'sourceId' | 'kind' | 'licence' | 'attribution' | 'attributionUrl' | 'fetchedAt'
>;

/** The sources of many restaurants (uuids) in one read, oldest first for each. */
export async function sourcesOf(
  prisma: PrismaClient,
  restaurantIds: readonly string[],
): Promise<Map<string, PlaceSource[]>> {
  const places = await prisma.place.findMany({
    where: { restaurantId: { in: [...restaurantIds] } },
    select: {
      restaurantId: true,
      source: true,
      sourceId: true,
      kind: true,
      licence: true,
      attribution: true,
      attributionUrl: true,
      fetchedAt: true,
    },
    orderBy: [{ fetchedAt: 'asc' }, { id: 'asc' }],
  });
  const sources = new Map<string, PlaceSource[]>();
  for (const { restaurantId, ...source } of places) {
    sources.set(restaurantId, [...(sources.get(restaurantId) ?? []), source]);
  }
  return sources;
}
