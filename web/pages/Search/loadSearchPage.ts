import { redirect } from 'react-router-dom';
import artifact, { type SearchResultsQuery } from '../../__generated__/SearchResultsQuery.graphql';
import { arrivesAnew } from '../../device/address';
import { readCity } from '../../device/city';
import { readLanguage } from '../../device/language';
import { readPosition } from '../../device/position';
import { cacheTimes } from '../../relay/cacheTimes';
import { graphLanguage } from '../../relay/graphLanguage';
import { loadWithMaxAge } from '../../relay/loadWithMaxAge';
import type { PageRequest } from '../page';
import { readLastSearch } from './lastSearch';
import { loadSearchWelcome } from './loadSearchWelcome';
import { asksForSomething, readSearchState, writeSearchState } from './searchState';
import { searchVariables } from './searchVariables';

/**
 * Starts the search that the URL describes. If the URL has no words and no mood, no search is started, `results` is
 * null, and the code of the welcome content is loaded. A URL without parameters redirects to the last search if a
 * recent search is stored. This happens only if the app was just opened at this URL, or if the user came by a link on
 * another page. If the user's position is unknown, a search ordered by distance redirects to the same search ordered
 * by best match.
 * @throws Response one of these redirects
 */
export function loadSearchPage({ environment, url }: PageRequest) {
  const isArrival = arrivesAnew(url);
  const last = isArrival && url.search === '' ? readLastSearch(readCity()) : null;
  if (last) throw redirect(`${url.pathname}?${writeSearchState(last)}`);
  const state = readSearchState(url.searchParams, readCity());
  const position = readPosition();
  if (state.sort === 'distance' && !position) {
    throw redirect(`${url.pathname}?${writeSearchState({ ...state, sort: null })}`);
  }
  const variables = searchVariables(state, graphLanguage(readLanguage()), position);
  const results = asksForSomething(state)
    ? loadWithMaxAge<SearchResultsQuery>(environment, artifact, variables, cacheTimes.search)
    : null;
  if (!results) void loadSearchWelcome().catch(() => undefined); // loads at the same time as the code of the page
  return { results };
}
