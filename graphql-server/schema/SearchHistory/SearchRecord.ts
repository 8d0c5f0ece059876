import { builder } from '../builder';
import { ownRow } from '../ownRow';

/** Something a member searched for. Only its owner can read it. */
export const SearchRecord = builder.prismaNode('SearchRecord', {
  description: 'Something the viewer searched for. The same search again only moves its date.',
  id: { field: 'id' },
  nullable: true,
  findUnique: ownRow,
  fields: (t) => ({
    query: t.exposeString('query', { description: 'What was searched for.' }),
    areaText: t.string({
      nullable: true,
      description: 'Where, as it was typed: a city or a ZIP code; null when nothing was.',
      resolve: ({ location }) => location || null,
    }),
    searchedAt: t.expose('searchedAt', { type: 'DateTime', description: 'When it was last searched for.' }),
  }),
});
