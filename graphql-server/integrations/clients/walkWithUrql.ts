import { Client, fetchExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';
import { SearchPagesDocument } from '../../testing/__generated__/operations';
import { hasMore, type Pages, pageAfter, type Walk, type WalkOptions } from './Walk';

/** Walks through the pages of a search with urql. Its normalized cache stores the pages as one list. */
export function walkWithUrql({ url, sort, isBackward }: WalkOptions): Walk {
  const withoutId = () => null;
  const cache = cacheExchange({
    resolvers: { Query: { searchRestaurants: relayPagination() } },
    keys: { RestaurantSearchConnection: withoutId, RestaurantSearchEdge: withoutId, PageInfo: withoutId },
  });
  const client = new Client({ url, exchanges: [cache, fetchExchange] });
  let pages: Pages | null = null;
  return {
    async loadMore() {
      const { data, error } = await client.query(SearchPagesDocument, { sort, ...pageAfter(pages, isBackward) });
      if (!data?.searchRestaurants) throw error;
      pages = data.searchRestaurants;
      return hasMore(pages, isBackward);
    },
    names: () => pages?.edges.map(({ node }) => node.name) ?? [],
  };
}
