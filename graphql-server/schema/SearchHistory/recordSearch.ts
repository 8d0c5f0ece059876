import type { SearchRecord as Row } from '../../database/__generated__/prisma/client';
import { recordSearch, searchMade } from '../../domain/history/recordSearch';
import { listCursor } from '../../lists/listPage';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';
import { SearchRecord } from './SearchRecord';
import { SearchRecordEdge } from './ViewerSearchHistory';

const RecordSearchInput = builder
  .inputType('RecordSearchInput', {
    description: 'A search that the member made.',
    fields: (t) => ({
      query: t.string({ required: true, description: 'The words of the search, at most 500 characters.' }),
      areaText: t.string({
        description: 'The area as typed: a city or a ZIP code, at most 100 characters.',
      }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(searchMade.omit({ location: true }).extend({ areaText: searchMade.shape.location }));

const RecordSearchPayload = payloadType<{ entry: Row }>('RecordSearchPayload', {
  description: 'The answer to recordSearch.',
  fields: (t) => ({
    searchRecord: t.field({
      type: SearchRecord,
      nullable: true,
      description: 'The search in the history; null when the mutation was refused.',
      resolve: ({ entry }) => entry,
    }),
    searchRecordEdge: t.field({
      type: SearchRecordEdge,
      nullable: true,
      description: 'The edge of the search in the viewer’s history; null when the mutation was refused.',
      resolve: ({ entry }) =>
        entry && { cursor: listCursor('search_history', { at: entry.searchedAt, id: entry.id }), node: entry },
    }),
  }),
});

builder.mutationField('recordSearch', (t) =>
  t.field({
    type: RecordSearchPayload,
    description:
      'Stores a search in the member’s history. searchRestaurants stores no searches. If the search is already in ' +
      'the history, only its date changes. The history contains only the newest 100 searches.',
    authScopes: { member: true },
    args: { input: t.arg({ type: RecordSearchInput, required: true, description: 'The search.' }) },
    resolve: async (_root, { input: { query, areaText } }, context) => ({
      entry: await recordSearch(context, context.viewer, { query, location: areaText }),
    }),
  }),
);
