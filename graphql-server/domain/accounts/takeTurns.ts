import type { Prisma } from '../../database/__generated__/prisma/client';

/**
 * Names and e-mails sign in through the same field, so neither may equal the other of somebody else. No constraint can
 * say that across two columns: writers that share a word (in any case) take turns, each until its transaction ends.
 */
export async function takeTurns(transaction: Prisma.TransactionClient, words: readonly string[]): Promise<void> {
  await transaction.$executeRaw`
    SELECT pg_advisory_xact_lock(key)
    FROM (SELECT DISTINCT hashtextextended(lower(word), 0) AS key FROM unnest(${words}::text[]) AS word ORDER BY key) AS keys`;
}
