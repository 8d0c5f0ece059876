import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ResultRow_viewer$key } from '../../__generated__/ResultRow_viewer.graphql';
import type { SearchResultsQuery$data } from '../../__generated__/SearchResultsQuery.graphql';
import { pageSize } from './pageSize';
import { ResultList } from './ResultList';
import { ResultRow } from './ResultRow';
import type { Sort } from './searchState';
import { WeakResults } from './WeakResults';
import { foodsOnlyNear, weakFrom } from './weakFrom';

type Found = NonNullable<SearchResultsQuery$data['searchRestaurants']>;

/**
 * Props of ResultRows. `edges`: a page of results; `chips`: how the words were understood; `nearMisses`: restaurants
 * that are not known to fulfill all wishes; `shortened`: how many rows at the start are short, because their
 * restaurants are also in the strip of Top Finds; `namedAbove`: the keys of concepts that the rows do not name, because
 * a notice above the list names them.
 */
export type ResultRowsProps = {
  edges: Found['edges'];
  chips: Found['interpretation']['chips'];
  nearMisses: Found['nearMisses'];
  viewer: ResultRow_viewer$key;
  page: number;
  sort: Sort | null;
  near: boolean;
  shortened: number;
  namedAbove: readonly string[];
};

/**
 * A page of results as rows. If the search names a cuisine or dish, the results below the last result that mentions it
 * have their own heading (see weakFrom). There is no such heading if the results are ordered by rating or by price. If
 * only near misses have the named food, a note says that it is not listed. If the results are ordered by rating, but no
 * result on page 1 has a rating, a note says so. This also applies to prices.
 */
export function ResultRows(props: ResultRowsProps) {
  const { edges, chips, nearMisses, viewer, page, sort, near, shortened, namedAbove } = props;
  const { formatList } = useIntl();
  const isByMatch = !sort || sort === 'distance';
  const weak = useMemo(() => (isByMatch ? weakFrom(chips, edges) : null), [isByMatch, chips, edges]);
  const onlyNear = weak ? [] : foodsOnlyNear(chips, edges, nearMisses);
  const isRated = edges.some(
    ({ node }) => node.ratingSummary.average || node.externalListings.some((listing) => listing.ratingSummary.average),
  );
  const isPriced = edges.some(({ node }) => node.priceRange);
  const start = (page - 1) * pageSize + 1;
  const rows = edges.map((edge, index) => (
    <ResultRow
      key={edge.node.id}
      edge={edge}
      viewer={viewer}
      near={near}
      short={index < shortened}
      namedAbove={namedAbove}
    />
  ));
  return (
    <>
      {page === 1 && ((sort === 'rating' && !isRated) || (sort === 'price' && !isPriced)) && (
        <Note>
          <FormattedMessage id={sort === 'rating' ? 'search.noneRated' : 'search.nonePriced'} />
        </Note>
      )}
      {onlyNear.length > 0 && (
        <Note>
          <FormattedMessage id="search.weak" values={{ things: formatList(onlyNear, { type: 'disjunction' }) }} />
        </Note>
      )}
      <ResultList aria-labelledby="all-results" start={start}>
        {rows.slice(0, weak?.at)}
      </ResultList>
      {weak && (
        <WeakResults weak={weak} start={start + weak.at}>
          {rows.slice(weak.at)}
        </WeakResults>
      )}
    </>
  );
}

const Note = styled.p`
  margin-bottom: 8px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  line-height: 1.35;
`;
