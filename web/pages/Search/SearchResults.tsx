import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import styled from 'styled-components';
import type { SearchResultsQuery } from '../../__generated__/SearchResultsQuery.graphql';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';
import { RestaurantCarousel } from '../../components/restaurant/carousel/RestaurantCarousel';
import { isFiltered } from '../../components/restaurant/filters/filters';
import { BesideMap } from './BesideMap';
import { type FilterOffer, filterOffer } from './filterOffer';
import { Notices } from './Notices';
import { Pagination } from './Pagination';
import { pageCount } from './pageNumbers';
import { ResultRows } from './ResultRows';
import { ResultsBar } from './ResultsBar';
import { ResultsHead } from './ResultsHead';
import { searchResultsQuery } from './SearchResultsQuery';
import { SortChoice } from './SortChoice';
import { announcementId, headingId, searchedOf } from './searched';
import type { SearchState } from './searchState';
import { useMapBeside } from './useMapBeside';
import { useNoticed } from './useNoticed';
import { useSettled } from './useSettled';

/**
 * What a search found. `search`: the loaded query; `found`: how many restaurants the search found, or 'failed';
 * `announcement`: the text for screen readers; `title`: the heading of the results, also used as the page title;
 * `offer`: which filters find nothing.
 */
export type Answer = {
  search: PreloadedQuery<SearchResultsQuery>;
  found: number | 'failed';
  announcement: string;
  title: string;
  offer: FilterOffer | null;
};

/**
 * Props of SearchResults.
 * - `state`: the search that `queryRef` loads.
 * - `mood`: the name of the chosen mood, or empty.
 * - `near`: the user's position was sent with the search. The search is near the user unless its words name a city.
 * - `wanted`: the newest search, which the controls change. It differs from `state` while new results load.
 * - `onAnswer` gets what the search found.
 * - `onSettled` gets the search when results for the same text (or mood) and city have been shown for 2 s.
 */
export type SearchResultsProps = {
  queryRef: PreloadedQuery<SearchResultsQuery>;
  state: SearchState;
  wanted: SearchState;
  mood: string;
  near: boolean;
  onChange: (next: SearchState, options?: { replace: boolean }) => void;
  onAnswer: (answer: Answer) => void;
  onSettled: (state: SearchState) => void;
};

/** The number of results in the strip above the rows. If fewer results are found, there is no strip. */
const topFinds = 3;

const NearMisses = lazy(async () => ({ default: (await import('./NearMisses')).NearMisses }));
const NoResults = lazy(async () => ({ default: (await import('./NoResults')).NoResults }));

/**
 * A page of the results as rows. If the search has at least three results, a strip above the rows of page 1 shows the
 * first three. Near misses (restaurants that are not known to fulfill all wishes) are below the rows of the last page.
 * If there are no results, NoResults shows what to do next. If the page number is after the last page, `onChange` gets
 * the search with the last page.
 */
export function SearchResults({
  queryRef,
  state,
  wanted,
  mood,
  near: wantsNear,
  onChange,
  onAnswer,
  onSettled,
}: SearchResultsProps) {
  const { viewer, searchRestaurants } = usePreloadedQuery<SearchResultsQuery>(searchResultsQuery, queryRef);
  const { formatMessage, locale } = useIntl();
  const mapBeside = useMapBeside();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingWanted = useRef(false);
  const { totalCount, edges, interpretation } = searchRestaurants;
  const { page } = state;
  const searched = searchedOf(searchRestaurants, state, mood, wantsNear);
  const { city, query, near } = searched;
  const searchKey = (state.text.trim() || state.mood) + state.city;
  const first = useMemo(() => edges.slice(0, topFinds), [edges]);
  const { namedAbove, callsFirst } = useNoticed(searchRestaurants);
  const areFacetsUseful = totalCount > 0 || isFiltered(state);
  const offer = useMemo(() => filterOffer(searchRestaurants, areFacetsUseful), [searchRestaurants, areFacetsUseful]);
  const last = pageCount(totalCount);
  const hasStrip = page === 1 && totalCount >= topFinds;
  const map = edges.some(({ node }) => node.coordinates) ? mapBeside : null;
  const announcement = [
    formatMessage({ id: announcementId(searched) }, { count: totalCount, city, query }),
    last > 1 ? formatMessage({ id: 'search.announcePage' }, { page, last }) : '',
  ];
  const spoken = announcement.filter(Boolean).join(locale === 'zh' ? '。' : '. ');
  const title = formatMessage({ id: headingId(searched) }, { city, query });

  useEffect(
    () => onAnswer({ search: queryRef, found: totalCount, announcement: spoken, title, offer }),
    [onAnswer, queryRef, totalCount, spoken, title, offer],
  );
  useSettled(searchKey, () => onSettled(state));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only if the page or the result count changes
  useEffect(() => {
    if (totalCount > 0 && page > last) onChange({ ...state, page: last }, { replace: true });
  }, [totalCount, page, last]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page is shown
  useEffect(() => {
    if (!headingWanted.current) return;
    headingWanted.current = false;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [page]);

  if (totalCount === 0) {
    return (
      <Suspense>
        <NoResults
          connection={searchRestaurants}
          viewer={viewer}
          state={state}
          searched={searched}
          onChange={onChange}
        />
      </Suspense>
    );
  }
  return (
    <Column data-calls={callsFirst}>
      <ResultsHead
        ref={heading}
        connection={searchRestaurants}
        state={state}
        wanted={wanted}
        searched={searched}
        onChange={onChange}
      />
      <Notices connection={searchRestaurants} />
      {hasStrip && (
        <RestaurantCarousel
          key={searchKey + state.sort + state.removedChipKeys.join()}
          title={formatMessage({ id: 'search.topFinds' })}
          edges={first}
          near={near}
          namedAbove={namedAbove}
          viewer={viewer}
        />
      )}
      <BesideMap edges={edges} map={map}>
        <section aria-labelledby="all-results">
          <ResultsBar id="all-results" count={totalCount} sample={edges.some(({ node }) => node.isSample)} map={map}>
            {(totalCount > 1 || wanted.sort) && <SortChoice state={wanted} onChange={onChange} />}
          </ResultsBar>
          <ResultRows
            edges={edges}
            chips={interpretation.chips}
            nearMisses={searchRestaurants.nearMisses}
            viewer={viewer}
            page={page}
            sort={state.sort}
            near={near}
            shortened={hasStrip ? topFinds : 0}
            namedAbove={namedAbove}
          />
        </section>
        <Pagination
          page={wanted.page}
          last={last}
          onChange={(next) => {
            headingWanted.current = true;
            onChange({ ...wanted, page: next });
          }}
        />
        {page >= last && searchRestaurants.nearMisses.length > 0 && (
          <FallbackBoundary>
            <Suspense>
              <NearMisses connection={searchRestaurants} viewer={viewer} showDistances={near} />
            </Suspense>
          </FallbackBoundary>
        )}
      </BesideMap>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;
