import { Suspense, useDeferredValue, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AllVisitsQuery } from '../../__generated__/AllVisitsQuery.graphql';
import { FailedPart } from '../../components/problems/FailedPart';
import { ResetBoundary } from '../../components/problems/ResetBoundary';
import { otherVisits, shownVisitOf, type VisitFacts } from './shownVisit';
import { Visit, type VisitProps } from './Visit';

/** Props of AllVisits: the props of Visit except `visit`. `shown`: the facts of the visit that the entry shows. */
export type AllVisitsProps = Omit<VisitProps, 'visit'> & { shown: VisitFacts };

/** An entry's visits, latest first, without the visit `shown`. They are loaded in pages, one after the other. */
export function AllVisits(props: AllVisitsProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <ResetBoundary
      resetKey={attempt}
      fallback={() => (
        <li>
          <FailedPart onRetry={() => setAttempt(attempt + 1)}>
            <FormattedMessage id="diary.moreFailed" />
          </FailedPart>
        </li>
      )}
    >
      <Page key={attempt} attempt={attempt} after={null} {...props} />
    </ResetBoundary>
  );
}

/**
 * `after`: the end cursor of the previous page, or null for the first page. `shown`: null if an earlier page contains
 * the visit that the entry shows.
 */
type PageProps = Omit<AllVisitsProps, 'shown'> & { shown: VisitFacts | null; attempt: number; after: string | null };

function Page(props: PageProps) {
  return (
    <Suspense
      fallback={
        <li>
          <FormattedMessage id="list.loadingMore" />
        </li>
      }
    >
      <Visits {...props} />
    </Suspense>
  );
}

function Visits({ attempt, after, shown, ...props }: PageProps) {
  const { entryId, updatedAt } = props;
  const { node } = useLazyLoadQuery<AllVisitsQuery>(
    graphql`
      query AllVisitsQuery($id: ID!, $after: String) {
        node(id: $id) {
          ... on DiaryEntry {
            visits(first: 100, after: $after) {
              edges {
                node {
                  id
                  visitedAt
                  dishNotes
                  notes
                  ...Visit_visit
                }
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        }
      }
    `,
    { id: entryId, after },
    // The visits in Relay's store may be out of date. So they are loaded again after each change of the entry.
    { fetchKey: `${attempt} ${updatedAt}`, fetchPolicy: 'store-and-network' },
  );
  const { edges = [], pageInfo } = node?.visits ?? {};
  // If a change moves the end of this page, the old next page stays until the new one is loaded. If these visits took
  // less space meanwhile, the virtual list of entries would scroll. It could then unmount this entry, and the entry
  // would show only its first visits again.
  const next = useDeferredValue(pageInfo?.hasNextPage ? pageInfo.endCursor : null);
  const rest = shown && !shownVisitOf(edges, shown) ? shown : null;
  const visits = shown ? otherVisits(edges, shown) : edges.map((edge) => edge.node);
  return (
    <>
      {visits.map((visit) => (
        <Visit key={visit.id} visit={visit} {...props} />
      ))}
      {next && <Page attempt={attempt} after={next} shown={rest} {...props} />}
    </>
  );
}
