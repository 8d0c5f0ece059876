import type { Pool } from 'pg';
import { Prisma } from '../database/__generated__/prisma/client';
import { entryColumns, entryJoins, type Listed, type ListSource, listedIn, type WantedExtras } from './readList';

/**
 * Reads entries of one of the member's lists by id, with the requested extras (WantedExtras), in one statement. Returns
 * a map with the ids as keys. Ids of other members' entries are ignored.
 */
export async function readEntries<Entry extends { id: string }>(
  { pool }: { pool: Pool },
  userId: string,
  source: ListSource<Entry>,
  ids: readonly string[],
  extras: WantedExtras = {},
): Promise<ReadonlyMap<string, Listed<Entry>>> {
  if (ids.length === 0) return new Map();
  const { text, values } = Prisma.sql`
    SELECT ${entryColumns(source)} FROM ${Prisma.raw(source.table)} e ${entryJoins(userId, source, extras)}
    WHERE e.user_id = ${userId}::uuid AND e.id = ANY(${ids}::uuid[])`;
  const { rows } = await pool.query<Record<string, unknown>>({ name: `entries ${source.table}`, text, values });
  const listed = rows.flatMap((row) => listedIn(row, source));
  return new Map(listed.map((each) => [each.entry.id, each]));
}
