import { loadQuery } from 'react-relay';
import artifact, { type SearchResultsQuery } from '../../__generated__/SearchResultsQuery.graphql';
import { readCity } from '../../device/city';
import type { PageRequest } from '../../page';
import { readSearchState } from './searchState';
import { searchVariables } from './searchVariables';

/** Starts the search the address asks for; without words to search for nothing is asked and `results` is null. */
export function loadSearchPage({ environment, url }: PageRequest) {
  const state = readSearchState(url.searchParams, readCity());
  const results = state.text.trim()
    ? loadQuery<SearchResultsQuery>(environment, artifact, searchVariables(state))
    : null;
  return { results };
}
