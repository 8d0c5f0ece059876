import type { PrismaClient } from '../../database/__generated__/prisma/client';
import type { City } from './City';

/** The parts of each of these cities that its listed restaurants name, by name, in one statement. */
export async function neighborhoodsOf(
  prisma: PrismaClient,
  cities: readonly City[],
): Promise<(city: City) => readonly string[]> {
  const rows = await prisma.$queryRaw<{ key: string; state: string; names: string[] }[]>`
    SELECT r.city_key AS key, r.state, array_agg(DISTINCT r.neighborhood ORDER BY r.neighborhood) AS names
    FROM unnest(${cities.map(({ key }) => key)}::text[], ${cities.map(({ state }) => state)}::text[]) AS asked(key, state)
    JOIN restaurants r ON r.city_key = asked.key AND r.state = asked.state
    WHERE r.delisted_at IS NULL AND r.neighborhood IS NOT NULL
    GROUP BY r.city_key, r.state`;
  const names = new Map(rows.map((row) => [`${row.key}/${row.state}`, row.names]));
  return ({ key, state }) => names.get(`${key}/${state}`) ?? [];
}
