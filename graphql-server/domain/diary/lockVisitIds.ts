import type { Prisma } from '../../database/__generated__/prisma/client';

/**
 * Locks the ids of visits (uuids) until the transaction ends. Meanwhile, another transaction that calls this function
 * for one of these ids must wait. A visit is in restaurant_diary or in diary_visits, and no constraint can check an id
 * across two tables. So call this function before you check whether an id is in use.
 */
export async function lockVisitIds(transaction: Prisma.TransactionClient, ids: readonly string[]): Promise<void> {
  await transaction.$executeRaw`
    SELECT pg_advisory_xact_lock(key)
    FROM (SELECT DISTINCT hashtextextended(lower(id), 1) AS key FROM unnest(${ids}::text[]) AS id ORDER BY key) AS keys`;
}
