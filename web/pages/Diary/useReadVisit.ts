import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useReadVisitQuery } from '../../__generated__/useReadVisitQuery.graphql';
import type { VisitFacts } from './shownVisit';

/** Returns a function that reads a visit from the server. It resolves to null if the visit was removed. */
export function useReadVisit() {
  const environment = useRelayEnvironment();
  return async (id: string): Promise<VisitFacts | null> => {
    const asked = fetchQuery<useReadVisitQuery>(
      environment,
      graphql`
        query useReadVisitQuery($id: ID!) {
          node(id: $id) {
            ... on DiaryVisit {
              __typename
              visitedAt
              dishNotes
              notes
            }
          }
        }
      `,
      { id },
    );
    const node = (await asked.toPromise())?.node;
    return node?.__typename === 'DiaryVisit' ? node : null;
  };
}
