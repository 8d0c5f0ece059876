import { Suspense, useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { VisitPageQuery } from '../../__generated__/VisitPageQuery.graphql';
import { MissingVisit } from './MissingVisit';
import { otherVisits, shownVisitOf, type VisitFacts } from './shownVisit';
import { Visit, type VisitProps } from './Visit';

/**
 * Props of VisitPage. `after`: the end cursor of the previous page, or null for the first page. `shown`: null if an
 * earlier page contains the visit that the entry shows. `edited`: without the visits of earlier pages.
 */
export type VisitPageProps = Omit<VisitProps, 'visit'> & {
  shown: VisitFacts | null;
  edited: readonly string[];
  attempt: number;
  after: string | null;
};

/** A page of an entry's visits, and the pages after it. */
export function VisitPage(props: VisitPageProps) {
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

function Visits({ attempt, after, shown, edited, ...props }: VisitPageProps) {
  const { entryId, updatedAt, name, editState } = props;
  const { node } = useLazyLoadQuery<VisitPageQuery>(
    graphql`
      query VisitPageQuery($id: ID!, $after: String) {
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
  const missing = edited.filter((id) => !visits.some((visit) => visit.id === id));
  return (
    <>
      {visits.map((visit) => (
        <Visit key={visit.id} visit={visit} {...props} />
      ))}
      {next ? (
        <VisitPage attempt={attempt} after={next} shown={rest} edited={missing} {...props} />
      ) : (
        missing.map((id) => <MissingVisit key={id} visitId={id} entryId={entryId} name={name} editState={editState} />)
      )}
    </>
  );
}
