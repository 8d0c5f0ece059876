import { graphql, useFragment } from 'react-relay';
import type { useFinds_restaurants$key } from '../../__generated__/useFinds_restaurants.graphql';
import { useGuestSaves } from '../../device/guestSaves';
import { useLateInteractions } from '../../device/interactions';
import { useSession } from '../../session/useSession';

/** A card of the deck. */
export type FoundEdge = { readonly node: useFinds_restaurants$key[number] & { readonly id: string } };

/**
 * The cards of the deck that the user saved since `begun` (ms since 1970) and that are still saved, the latest save
 * first. A save that is still being sent counts.
 */
export function useFinds<Edge extends FoundEdge>(deck: readonly Edge[], begun: number): Edge[] {
  const { kind } = useSession();
  const { isSaved } = useGuestSaves();
  const swiped = useLateInteractions()
    .filter(({ action, timestamp }) => action === 'saved' && timestamp >= begun)
    .sort((a, b) => b.timestamp - a.timestamp)
    .flatMap(({ restaurantId, unsent }) => {
      const edge = deck.find(({ node }) => node.id === restaurantId);
      return edge ? [{ edge, unsent }] : [];
    });
  const states = useFragment(
    graphql`
      fragment useFinds_restaurants on Restaurant @relay(plural: true) {
        uuid
        viewerHasSaved
      }
    `,
    swiped.map(({ edge }) => edge.node),
  );
  return swiped.flatMap(({ edge, unsent }, at) => {
    const { uuid = '', viewerHasSaved } = states[at] ?? {};
    return unsent || (kind === 'GUEST' ? isSaved(uuid) : viewerHasSaved !== false) ? [edge] : [];
  });
}
