import type { Prisma, Restaurant } from '../../database/__generated__/prisma/client';
import { lastSurvivor } from './lastSurvivor';

/**
 * Reads the catalogue's restaurants with these uuids, even if they are delisted. The keys of the returned map are the
 * requested uuids that the catalogue has. For a merged restaurant, the value is the restaurant into which it was
 * merged. All these restaurants are locked against merging until the transaction ends.
 */
export async function restaurantsAmong(
  transaction: Prisma.TransactionClient,
  ids: readonly string[],
): Promise<Map<string, Restaurant>> {
  const found = new Map<string, Restaurant>();
  for (let wanted = [...ids]; wanted.length > 0; ) {
    await transaction.$queryRaw`
      SELECT id FROM restaurants WHERE id = ANY(${wanted}::uuid[]) ORDER BY id FOR KEY SHARE`;
    const rows = await transaction.restaurant.findMany({ where: { id: { in: wanted } } });
    for (const row of rows) found.set(row.id, row);
    wanted = rows.flatMap(({ mergedIntoId }) => (mergedIntoId && !found.has(mergedIntoId) ? [mergedIntoId] : []));
  }
  const load = (id: string) => found.get(id) ?? null;
  const survivors = await Promise.all(ids.map(async (id) => [id, await lastSurvivor({ load }, id)] as const));
  return new Map(survivors.flatMap(([id, survivor]) => (survivor ? [[id, survivor]] : [])));
}
