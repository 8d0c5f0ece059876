import type { CatalogueSource, PrismaClient } from '../../database/__generated__/prisma/client';

/** The sources to credit for imported restaurants, sorted by their keys, without the invented sample. */
export function catalogueSources(prisma: PrismaClient): Promise<CatalogueSource[]> {
  return prisma.catalogueSource.findMany({ where: { kind: { not: 'sample' } }, orderBy: { source: 'asc' } });
}
