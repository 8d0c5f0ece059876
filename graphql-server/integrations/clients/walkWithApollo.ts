import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { SearchPagesDocument } from '../../testing/__generated__/operations';
import { hasMore, pageAfter, type Walk, type WalkOptions } from './Walk';

/** Walks through a search with Apollo Client. Its cache stores all pages as one list per query and sort. */
export function walkWithApollo({ url, sort, isBackward }: WalkOptions): Walk {
  const searchRestaurants = relayStylePagination(['query', 'sort']);
  const client = new ApolloClient({
    link: new HttpLink({ uri: url }),
    cache: new InMemoryCache({ typePolicies: { Query: { fields: { searchRestaurants } } } }),
  });
  const search = { query: SearchPagesDocument, variables: { sort, ...pageAfter(null, isBackward) } };
  const pages = () => client.readQuery(search)?.searchRestaurants;
  return {
    async loadMore() {
      const variables = { sort, ...pageAfter(pages(), isBackward) };
      await client.query({ ...search, variables, fetchPolicy: 'network-only' });
      const now = pages();
      if (!now) throw new Error('Apollo Client keeps no pages');
      return hasMore(now, isBackward);
    },
    names: () => pages()?.edges.map(({ node }) => node.name) ?? [],
  };
}
