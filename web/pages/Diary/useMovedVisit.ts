import { graphql, useFragment } from 'react-relay';
import type { useMovedVisit_entry$key } from '../../__generated__/useMovedVisit_entry.graphql';
import { shownVisitIn } from './shownVisit';

/**
 * `shownId`: the visit that the entry shows, if it is among the entry's six latest visits. `moved`: the visit that the
 * entry showed when an edit began (`visitId`), if the entry now shows another visit, because a later visit was added in
 * another tab or on another device. The edit then still belongs to the visit from before. `moved` is undefined if the
 * entry shows the same visit as before, or if the visit is not among the six latest visits.
 */
export function useMovedVisit(entry: useMovedVisit_entry$key, visitId: string | undefined) {
  const data = useFragment(
    graphql`
      fragment useMovedVisit_entry on DiaryEntry {
        visitedAt
        dishNotes
        notes
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
  const edges = data.visits?.edges ?? [];
  const shownId = shownVisitIn(edges, data)?.node.id;
  const moved = visitId === shownId ? undefined : edges.find(({ node }) => node.id === visitId)?.node;
  return { shownId, moved };
}
