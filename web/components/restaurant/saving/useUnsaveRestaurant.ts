import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { useUnsaveRestaurantMutation } from '../../../__generated__/useUnsaveRestaurantMutation.graphql';
import { removeFromList } from '../../../relay/memberLists';
import { useTypedMutation } from '../../../relay/useTypedMutation';
import { writeOnce } from '../../../relay/writeOnce';

/**
 * Removes a restaurant from the member's saved restaurants. The heart and the list change before the response arrives,
 * and change back after a failure.
 * @returns [unsave, isPending]; `unsave` resolves to the payload
 */
export function useUnsaveRestaurant() {
  const [commit, pending] = useTypedMutation<useUnsaveRestaurantMutation>(graphql`
    mutation useUnsaveRestaurantMutation($input: UnsaveRestaurantInput!) {
      unsaveRestaurant(input: $input) {
        restaurant {
          id
          viewerHasSaved
        }
        removedSavedRestaurantId
        removedItem {
          id
        }
        userErrors {
          code
          retryAfterSeconds
        }
      }
    }
  `);
  const unsave = async (restaurantId: string) => {
    const optimisticResponse = {
      unsaveRestaurant: {
        restaurant: { id: restaurantId, viewerHasSaved: false },
        removedSavedRestaurantId: restaurantId,
        removedItem: null,
        userErrors: [],
      },
    };
    const takeOff = (store: RecordSourceSelectorProxy) => {
      const payload = store.getRootField('unsaveRestaurant');
      const removed = payload?.getValue('removedSavedRestaurantId');
      const isRefused = payload?.getLinkedRecords('userErrors')?.length !== 0;
      if (!isRefused) removeFromList(store, 'savedRestaurants', restaurantId, !removed);
      return removed;
    };
    const updater = (store: RecordSourceSelectorProxy) => {
      const removed = takeOff(store);
      if (removed) store.delete(String(removed)); // this also removes the item from sorted and filtered lists
    };
    const { unsaveRestaurant } = await writeOnce([`saved ${restaurantId}`, 'unsave'], { restaurantId }, (input) =>
      commit({ input }, { optimisticResponse, optimisticUpdater: takeOff, updater }),
    );
    return unsaveRestaurant;
  };
  return [unsave, pending] as const;
}
