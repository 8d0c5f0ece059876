import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { ResultRows_connection$key } from '../../__generated__/ResultRows_connection.graphql';
import type { ResultRows_viewer$key } from '../../__generated__/ResultRows_viewer.graphql';
import { pageSize } from './pageSize';
import { ResultList } from './ResultList';
import { ResultRow } from './ResultRow';
import type { Sort } from './searchState';
import { WeakResults } from './WeakResults';
import { weakFrom } from './weakFrom';

/** Props of ResultRows; `shortened`: so many of the first are short, because they stand in the strip too. */
export type ResultRowsProps = {
  connection: ResultRows_connection$key;
  viewer: ResultRows_viewer$key;
  page: number;
  sort: Sort | null;
  near: boolean;
  shortened: number;
};

/** A page of results as rows. By the best match, those that have nothing of what was named stand under a heading of their own. */
export function ResultRows({ connection, viewer, page, sort, near, shortened }: ResultRowsProps) {
  const { edges, interpretation } = useFragment(
    graphql`
      fragment ResultRows_connection on RestaurantSearchConnection {
        edges {
          node {
            id
            externalListings {
              ratingSummary {
                average
              }
            }
            ratingSummary {
              average
            }
          }
          reasons {
            field
            text
            label(language: $language)
            concept {
              key
            }
          }
          ...ResultRow_edge
        }
        interpretation {
          chips {
            key
            kind
            label(language: $language)
            text
          }
        }
      }
    `,
    connection,
  );
  const viewerData = useFragment(
    graphql`
      fragment ResultRows_viewer on Viewer {
        ...ResultRow_viewer
      }
    `,
    viewer,
  );
  const weak = useMemo(() => (sort ? null : weakFrom(interpretation.chips, edges)), [sort, interpretation, edges]);
  const isRated = edges.some(
    ({ node }) => node.ratingSummary.average || node.externalListings.some((listing) => listing.ratingSummary.average),
  );
  const start = (page - 1) * pageSize + 1;
  const rows = edges.map((edge, index) => (
    <ResultRow key={edge.node.id} edge={edge} viewer={viewerData} near={near} short={index < shortened} />
  ));
  return (
    <>
      {sort === 'rating' && page === 1 && !isRated && (
        <Note>
          <FormattedMessage id="search.noneRated" />
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
