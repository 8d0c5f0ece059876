import { redirect } from 'react-router-dom';
import artifact, { type SearchResultsQuery } from '../../__generated__/SearchResultsQuery.graphql';
import { arrivesAnew } from '../../device/address';
import { readCity } from '../../device/city';
import { readLanguage } from '../../device/language';
import type { PageRequest } from '../../page';
import { cacheTimes } from '../../relay/cacheTimes';
import { graphLanguage } from '../../relay/graphLanguage';
import { loadAgeing } from '../../relay/loadAgeing';
import { readLastSearch } from './lastSearch';
import { asksForSomething, readSearchState, writeSearchState } from './searchState';
import { searchVariables } from './searchVariables';

/**
 * Starts the search the address asks for; without words or a mood nothing is asked and `results` is null. An address that
 * says nothing leads to the last search, while that is young enough (decision D77).
 * @throws Response a redirect to it
 */
export function loadSearchPage({ environment, url }: PageRequest) {
  const last = url.search === '' && arrivesAnew(url) ? readLastSearch(readCity()) : null;
  if (last) throw redirect(`${url.pathname}?${writeSearchState(last)}`);
  const state = readSearchState(url.searchParams, readCity());
  const variables = searchVariables(state, graphLanguage(readLanguage()));
  const results = asksForSomething(state)
    ? loadAgeing<SearchResultsQuery>(environment, artifact, variables, cacheTimes.search)
    : null;
  return { results };
}
