import type { Prisma } from '../../database/__generated__/prisma/client';

/**
 * Usernames and e-mails share one sign-in field, so nobody's username may equal somebody else's e-mail. No constraint
 * can check this across two columns. So this function locks the names (ignoring case) until the transaction ends.
 * Meanwhile, another transaction that calls this function for one of these names must wait.
 */
export async function lockNames(transaction: Prisma.TransactionClient, names: readonly string[]): Promise<void> {
  await transaction.$executeRaw`
    SELECT pg_advisory_xact_lock(key)
    FROM (SELECT DISTINCT hashtextextended(lower(word), 0) AS key FROM unnest(${names}::text[]) AS word ORDER BY key) AS keys`;
}
