import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { useUnsaveRestaurantMutation } from '../../../__generated__/useUnsaveRestaurantMutation.graphql';
import { removeFromList } from '../../../relay/memberLists';
import { useTypedMutation } from '../../../relay/useTypedMutation';
import { writeOnce } from '../../../relay/writeOnce';

/**
 * [unsave, isPending]: removes a restaurant from the member's list. The heart and the list change before the answer,
 * and change back on failure. `unsave` resolves to the payload.
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
      const removed = store.getRootField('unsaveRestaurant')?.getValue('removedSavedRestaurantId');
      if (removed) removeFromList(store, 'savedRestaurants', restaurantId);
      return removed;
    };
    const updater = (store: RecordSourceSelectorProxy) => {
      const removed = takeOff(store);
      if (removed) store.delete(String(removed)); // from lists in another order, too
    };
    const { unsaveRestaurant } = await writeOnce([`saved ${restaurantId}`, 'unsave'], { restaurantId }, (input) =>
      commit({ input }, { optimisticResponse, optimisticUpdater: takeOff, updater }),
    );
    return unsaveRestaurant;
  };
  return [unsave, pending] as const;
}
