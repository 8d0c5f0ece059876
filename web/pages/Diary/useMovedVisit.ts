import { graphql, useFragment } from 'react-relay';
import type { useMovedVisit_entry$key } from '../../__generated__/useMovedVisit_entry.graphql';

/**
 * The visit that an entry showed when an edit began (`visitId`), if the entry now shows another visit, because a later
 * visit was added in another tab or on another device. The edit then still belongs to the visit from before. Undefined
 * if the entry shows the same visit as before, or if the visit is not among the entry's six latest visits.
 */
export function useMovedVisit(entry: useMovedVisit_entry$key, visitId: string | undefined) {
  const { shownVisitId, visits } = useFragment(
    graphql`
      fragment useMovedVisit_entry on DiaryEntry {
        shownVisitId
        visits(first: 6) {
          edges {
            node {
              id
              visitedAt
              dishNotes
              notes
            }
          }
        }
      }
    `,
    entry,
  );
  if (visitId === shownVisitId) return undefined;
  return visits?.edges.find(({ node }) => node.id === visitId)?.node;
}
