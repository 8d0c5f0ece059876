import type { CatalogueSource as Source } from '../../database/__generated__/prisma/client';
import { catalogueSources } from '../../domain/restaurants/catalogueSources';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { SourceKind, sourceKindOf } from './SourceKind';

/** A source as a whole, for the page that credits them all. */
export const CatalogueSource = builder.objectRef<Source>('CatalogSource').implement({
  description: 'A source that restaurants were imported from.',
  fields: (t) => ({
    key: t.exposeString('source', { description: 'Its key, which stays: "openstreetmap".' }),
    kind: t.field({ type: SourceKind, description: 'What kind of source it is.', resolve: sourceKindOf }),
    attribution: t.exposeString('attribution', { description: 'The line to show wherever its places appear.' }),
    license: t.exposeString('licence', { description: 'The license of its data.' }),
    attributionUrl: t.expose('attributionUrl', {
      type: 'URL',
      nullable: true,
      description: 'Where it explains itself and its license.',
    }),
    importedAt: t.expose('importedAt', { type: 'DateTime', description: 'When its last import ended.' }),
  }),
});

builder.queryField('catalogSources', (t) =>
  t.field({
    type: [CatalogueSource],
    extensions: listOf(10),
    description: 'Every source of real restaurants, by name: whom to credit. The invented sample is not among them.',
    resolve: (_root, _args, { prisma }) => catalogueSources(prisma),
  }),
);
