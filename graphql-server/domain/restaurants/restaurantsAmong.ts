import type { PrismaClient, Restaurant } from '../../database/__generated__/prisma/client';

/** The restaurants of these uuids that the catalogue holds, listed or not, by uuid. */
export async function restaurantsAmong(prisma: PrismaClient, ids: readonly string[]): Promise<Map<string, Restaurant>> {
  const found = await prisma.restaurant.findMany({ where: { id: { in: [...ids] } } });
  return new Map(found.map((restaurant) => [restaurant.id, restaurant]));
}
