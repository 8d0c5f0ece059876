import { builder } from '../builder';
import { ownRow } from '../ownRow';

/** A search in a member's history. Only this member can read it. */
export const SearchRecord = builder.prismaNode('SearchRecord', {
  description: 'A search in the viewer’s history. If the viewer repeats a search, only the date changes.',
  id: { field: 'id' },
  nullable: true,
  findUnique: ownRow,
  fields: (t) => ({
    query: t.exposeString('query', { description: 'The words of the search.' }),
    areaText: t.string({
      nullable: true,
      description: 'The area as typed: a city or a ZIP code; null if the viewer gave no area.',
      resolve: ({ location }) => location || null,
    }),
    searchedAt: t.expose('searchedAt', { type: 'DateTime', description: 'When the viewer last made this search.' }),
  }),
});
