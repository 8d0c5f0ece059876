import type { CatalogueSource, PrismaClient } from '../../database/__generated__/prisma/client';

/** The sources that restaurants were imported from, by name: whom to credit. The invented sample is nobody's. */
export function catalogueSources(prisma: PrismaClient): Promise<CatalogueSource[]> {
  return prisma.catalogueSource.findMany({ where: { kind: { not: 'sample' } }, orderBy: { source: 'asc' } });
}
