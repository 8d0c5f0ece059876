import {
  type ConcreteRequest,
  createOperationDescriptor,
  Environment,
  fetchQuery,
  type GraphQLResponse,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime';
import type { SearchPagesQuery } from '../../testing/__generated__/operations';
import { compileWithRelay } from './compileWithRelay';
import { hasMore, pageAfter, type Walk, type WalkOptions } from './Walk';

const SEARCH_PAGES = `
  query SearchPagesQuery($sort: SearchSort!, $first: Int, $after: String, $last: Int, $before: String) {
    searchRestaurants(query: "pizza", sort: $sort, first: $first, after: $after, last: $last, before: $before)
      @connection(key: "SearchPages_searchRestaurants", filters: ["sort"]) {
      edges {
        node {
          id
          name
        }
      }
    }
  }
`;

let compiled: ConcreteRequest | undefined;

/** Walks through a search with Relay. The directive @connection makes Relay store all pages of one sort as one list. */
export function walkWithRelay({ url, sort, isBackward }: WalkOptions): Walk {
  compiled ??= compileWithRelay('SearchPages', SEARCH_PAGES);
  const request = compiled;
  const environment = new Environment({
    store: new Store(new RecordSource()),
    network: Network.create(async ({ text }, variables) => {
      const body = JSON.stringify({ query: text, variables });
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return (await answer.json()) as GraphQLResponse;
    }),
  });
  const ask = (variables: object) => createOperationDescriptor(request, { sort, ...variables });
  const first = ask(pageAfter(null, isBackward));
  const release = environment.retain(first);
  const pages = () => (environment.lookup(first.fragment).data as Partial<SearchPagesQuery>).searchRestaurants;
  return {
    async loadMore() {
      const variables = { sort, ...pageAfter(pages(), isBackward) };
      await fetchQuery(environment, request, variables).toPromise();
      const now = pages();
      if (!now) throw new Error('Relay keeps no pages');
      const goesOn = hasMore(now, isBackward);
      if (!goesOn) release.dispose();
      return goesOn;
    },
    names: () => pages()?.edges.map(({ node }) => node.name) ?? [],
  };
}
