import { lazy, Suspense, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import styled from 'styled-components';
import type { SearchResultsQuery } from '../../__generated__/SearchResultsQuery.graphql';
import { BecauseLine } from '../../components/restaurant/card/BecauseLine';
import { RestaurantRow } from '../../components/restaurant/row/RestaurantRow';
import { BesideMap } from './BesideMap';
import { longHeading } from './longHeading';
import { Pagination } from './Pagination';
import { pageCount, pageSize } from './pageNumbers';
import { ResultItem } from './ResultItem';
import { ResultList } from './ResultList';
import { ResultsBar } from './ResultsBar';
import { SortChoice } from './SortChoice';
import { longQuery, type SearchState } from './searchState';
import { TopFinds } from './TopFinds';
import { Understood } from './Understood';
import { useMapBeside } from './useMapBeside';
import { useSettled } from './useSettled';

/** What a search found: which one, how many restaurants, and the words that say so. */
export type ShownResults = { search: PreloadedQuery<SearchResultsQuery>; totalCount: number; announcement: string };

/**
 * Props of SearchResults. `state` is the search that `queryRef` asks, `query` what it is called: its words, or its mood;
 * `near`: it is around the reader, not in the city;
 * `onShown` gets what it found, `onSettled` the search whose results stood for a while.
 */
export type SearchResultsProps = {
  queryRef: PreloadedQuery<SearchResultsQuery>;
  state: SearchState;
  query: string;
  near: boolean;
  onChange: (next: SearchState, options?: { replace: boolean }) => void;
  onShown: (results: ShownResults) => void;
  onSettled: (state: SearchState) => void;
};

/** So many of the first results stand in the strip too. */
const topFinds = 3;

const NoResults = lazy(async () => ({ default: (await import('./NoResults')).NoResults }));

/** The answer to a search: the first three in a strip, then all as rows, ten a page; or what to do when there are none. */
export function SearchResults({ queryRef, state, query, near, onChange, onShown, onSettled }: SearchResultsProps) {
  const { viewer, searchRestaurants } = usePreloadedQuery<SearchResultsQuery>(
    graphql`
      query SearchResultsQuery(
        $query: String!
        $area: AreaInput!
        $mood: MoodKey
        $filter: RestaurantFilter!
        $withoutChips: [String!]
        $sort: SearchSort!
        $skip: Int!
        $language: Language!
      ) {
        viewer {
          ...RestaurantRow_viewer
          ...TopFinds_viewer
        }
        searchRestaurants(
          query: $query
          area: $area
          mood: $mood
          filter: $filter
          withoutChips: $withoutChips
          sort: $sort
          skip: $skip
          first: 10
        ) @required(action: THROW) {
          totalCount
          edges {
            distanceMeters
            node {
              id
              isSample
              coordinates {
                latitude
              }
              ...RestaurantRow_restaurant
            }
            ...BecauseLine_edge
            ...TopFinds_edges
            ...ResultsMap_edges
          }
          ...NoResults_connection
          ...Understood_connection
        }
      }
    `,
    queryRef,
  );
  const { formatMessage } = useIntl();
  const mapBeside = useMapBeside();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingWanted = useRef(false);
  const { totalCount, edges } = searchRestaurants;
  const { city, page } = state;
  const last = pageCount(totalCount);
  const map = edges.some(({ node }) => node.coordinates) ? mapBeside : null;
  const announcement = [
    formatMessage({ id: near ? 'search.announceNear' : 'search.announce' }, { count: totalCount, city, query }),
    last > 1 ? formatMessage({ id: 'search.announcePage' }, { page, last }) : '',
  ];
  const spoken = announcement.filter(Boolean).join('. ');

  useEffect(
    () => onShown({ search: queryRef, totalCount, announcement: spoken }),
    [onShown, queryRef, totalCount, spoken],
  );
  useSettled(query + city, () => onSettled(state));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is not there
  useEffect(() => {
    if (totalCount > 0 && page > last) onChange({ ...state, page: last }, { replace: true });
  }, [totalCount, page, last]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when another page is shown, not when the refs change
  useEffect(() => {
    if (!headingWanted.current) return;
    headingWanted.current = false;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [page]);

  if (totalCount === 0) {
    return (
      <Suspense>
        <NoResults connection={searchRestaurants} state={state} query={query} near={near} onChange={onChange} />
      </Suspense>
    );
  }
  return (
    <Column>
      <Head>
        <Heading ref={heading} tabIndex={-1} data-long={query.length > longQuery}>
          <FormattedMessage
            id={near ? 'search.headingNear' : 'search.heading'}
            values={{ city: <City>{city}</City>, query: <bdi>{query}</bdi> }}
          />
        </Heading>
        <Understood connection={searchRestaurants} state={state} onChange={onChange} brief />
      </Head>
      {page === 1 && (
        <TopFinds
          key={query + city + state.sort + state.without.join()}
          edges={edges.slice(0, topFinds)}
          viewer={viewer}
        />
      )}
      <BesideMap edges={edges} map={map}>
        <section aria-labelledby="all-results">
          <ResultsBar id="all-results" count={totalCount} sample={edges.some(({ node }) => node.isSample)} map={map}>
            {(totalCount > 1 || state.sort) && <SortChoice state={state} onChange={onChange} />}
          </ResultsBar>
          <ResultList aria-labelledby="all-results" start={(page - 1) * pageSize + 1}>
            {edges.map((edge, index) => (
              <ResultItem key={edge.node.id} id={edge.node.id}>
                <RestaurantRow
                  restaurant={edge.node}
                  viewer={viewer}
                  because={<BecauseLine edge={edge} />}
                  short={page === 1 && index < topFinds}
                  distanceMeters={near ? edge.distanceMeters : null}
                  heading="h4"
                />
              </ResultItem>
            ))}
          </ResultList>
        </section>
        <Pagination
          page={page}
          last={last}
          onChange={(next) => {
            headingWanted.current = true;
            onChange({ ...state, page: next });
          }}
        />
      </BesideMap>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 8px 20px;
`;
const Heading = styled.h2`
  font-size: clamp(1.375rem, 1.1rem + 1.2vw, 2rem);
  line-height: 1.15;
  overflow-wrap: anywhere;
  &[data-long='true'] {
    max-width: 50rem;
    ${longHeading}
  }
  &:focus-visible {
    outline: none;
  }
`;
/** Kept in one line where it fits. */
const City = styled.bdi`
  display: inline-block;
`;
