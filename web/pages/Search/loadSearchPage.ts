import { redirect } from 'react-router-dom';
import artifact, { type SearchResultsQuery } from '../../__generated__/SearchResultsQuery.graphql';
import { arrivesAnew } from '../../device/address';
import { readCity } from '../../device/city';
import { readLanguage } from '../../device/language';
import { readPosition } from '../../device/position';
import { cacheTimes } from '../../relay/cacheTimes';
import { graphLanguage } from '../../relay/graphLanguage';
import { loadAgeing } from '../../relay/loadAgeing';
import type { PageRequest } from '../page';
import { readLastSearch } from './lastSearch';
import { loadSearchWelcome } from './loadSearchWelcome';
import { asksForSomething, readSearchState, writeSearchState } from './searchState';
import { searchVariables } from './searchVariables';

/**
 * Starts the search in the address; without words or a mood it loads nothing and `results` is null. An empty address
 * redirects to the last search, if that is recent enough. A search by distance without the reader's position redirects
 * to the best match.
 * @throws Response one of these redirects
 */
export function loadSearchPage({ environment, url }: PageRequest) {
  const last = url.search === '' && arrivesAnew(url) ? readLastSearch(readCity()) : null;
  if (last) throw redirect(`${url.pathname}?${writeSearchState(last)}`);
  const state = readSearchState(url.searchParams, readCity());
  const position = readPosition();
  if (state.sort === 'distance' && !position) {
    throw redirect(`${url.pathname}?${writeSearchState({ ...state, sort: null })}`);
  }
  const variables = searchVariables(state, graphLanguage(readLanguage()), position);
  const results = asksForSomething(state)
    ? loadAgeing<SearchResultsQuery>(environment, artifact, variables, cacheTimes.search)
    : null;
  if (!results) void loadSearchWelcome().catch(() => undefined); // at the same time as the page's own code
  return { results };
}
