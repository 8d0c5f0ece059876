import type { CatalogueSource as Source } from '../../database/__generated__/prisma/client';
import { catalogueSources } from '../../domain/restaurants/catalogueSources';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { SourceKind, sourceKindOf } from './SourceKind';

/** The GraphQL type of a source of the catalog. Clients need it for the page that credits all sources. */
export const CatalogueSource = builder.objectRef<Source>('CatalogSource').implement({
  description: 'A source that restaurants were imported from.',
  fields: (t) => ({
    key: t.exposeString('source', { description: 'The key of the source, which never changes, e.g. "osm".' }),
    kind: t.field({ type: SourceKind, description: 'The kind of source.', resolve: sourceKindOf }),
    attribution: t.exposeString('attribution', {
      description: 'The credit line to show wherever restaurants from this source appear.',
    }),
    license: t.exposeString('licence', { description: 'The license of the data.' }),
    attributionUrl: t.expose('attributionUrl', {
      type: 'URL',
      nullable: true,
      description: 'A page of the source about itself and its license.',
    }),
    importedAt: t.expose('importedAt', {
      type: 'DateTime',
      description: 'When the last import from this source ended.',
    }),
  }),
});

builder.queryField('catalogSources', (t) =>
  t.field({
    type: [CatalogueSource],
    extensions: listOf(10),
    description: 'All sources that must be credited, sorted by key. The invented sample data is not one of them.',
    resolve: (_root, _args, { prisma }) => catalogueSources(prisma),
  }),
);
