import type { Restaurant as RestaurantRow } from '../../database/__generated__/prisma/client';
import type { SearchReason as Reason } from '../../search/explain';
import { builder } from '../builder';
import { Restaurant } from '../Restaurant/Restaurant';

const SearchField = builder.enumType('SearchField', {
  description: 'Which fact of a restaurant answered the search.',
  values: {
    NAME: { description: 'Its name.' },
    CUISINE: { description: 'Its cuisine.' },
    DISH: { description: 'One of its dishes.' },
    NEIGHBORHOOD: { description: 'Where in the city it is.' },
    DESCRIPTION: { description: 'A sentence of its description.' },
  } as const,
});

const SearchReason = builder.objectRef<Reason>('SearchReason').implement({
  description: 'Why a restaurant was found, in its own words.',
  fields: (t) => ({
    field: t.expose('field', { type: SearchField, description: 'Which fact it was.' }),
    text: t.exposeString('text', { description: 'The fact, e.g. the dish or the sentence.' }),
  }),
});

/** What an edge of a search is made from. */
export interface SearchEdge {
  cursor: string;
  node: RestaurantRow;
  reasons: Reason[];
}

const RestaurantSearchEdge = builder.edgeObject({
  type: Restaurant,
  name: 'RestaurantSearchEdge',
  description: 'One result.',
  fields: (t) => ({
    reasons: t.field({
      type: [SearchReason],
      description: 'Why it was found, what weighs most first; empty when the whole city was asked for.',
      resolve: (edge) => (edge as unknown as SearchEdge).reasons,
    }),
  }),
});

/** The connection of searchRestaurants, with reasons on each edge. */
export const RestaurantSearchConnection = builder.connectionObject(
  {
    type: Restaurant,
    name: 'RestaurantSearchConnection',
    description: 'A page of the restaurants that answer a search, best first.',
  },
  RestaurantSearchEdge,
);
