import type { PrismaClient } from '../../database/__generated__/prisma/client';

/**
 * Returns a name or e-mail in lower case, as the database compares it (citext compares lower()). JavaScript's
 * toLowerCase differs. For example, Postgres turns "İ" (U+0130) into "i".
 */
export async function foldWord(prisma: Pick<PrismaClient, '$queryRaw'>, word: string): Promise<string> {
  const [row] = await prisma.$queryRaw<{ folded: string }[]>`SELECT lower(${word}::text) AS folded`;
  return row?.folded ?? word;
}
