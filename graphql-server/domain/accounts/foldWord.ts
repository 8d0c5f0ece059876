import type { PrismaClient } from '../../database/__generated__/prisma/client';

/**
 * Returns the result of Postgres' lower() for a name or e-mail, because the database compares names in this form (type
 * citext). JavaScript's toLowerCase() differs: for "İ" (U+0130), Postgres returns "i", but JavaScript returns "i" and a
 * combining dot (U+0307).
 */
export async function foldWord(prisma: Pick<PrismaClient, '$queryRaw'>, word: string): Promise<string> {
  const [row] = await prisma.$queryRaw<{ folded: string }[]>`SELECT lower(${word}::text) AS folded`;
  return row?.folded ?? word;
}
