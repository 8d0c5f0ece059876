import type { PrismaClient } from '../../database/__generated__/prisma/client';

/**
 * A name or e-mail in the lower case that the database compares (citext compares lower()). JavaScript's toLowerCase
 * differs: for Postgres "İ" (U+0130) is "i".
 */
export async function foldWord(prisma: Pick<PrismaClient, '$queryRaw'>, word: string): Promise<string> {
  const [row] = await prisma.$queryRaw<{ folded: string }[]>`SELECT lower(${word}::text) AS folded`;
  return row?.folded ?? word;
}
