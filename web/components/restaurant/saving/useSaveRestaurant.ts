import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { useSaveRestaurantMutation } from '../../../__generated__/useSaveRestaurantMutation.graphql';
import { useLanguage } from '../../../device/language';
import { graphLanguage } from '../../../relay/graphLanguage';
import { addToList } from '../../../relay/memberLists';
import { useTypedMutation } from '../../../relay/useTypedMutation';
import { writeOnce } from '../../../relay/writeOnce';
import { useCloseToast } from '../../../ui/Toast';

/** The topic of the toast that says that the restaurant is no longer saved. */
export const unsaveTopic = (restaurantId: string) => `unsaved ${restaurantId}`;

/**
 * Saves a restaurant for the member. The heart on the save button fills before the response arrives, and empties after
 * a failure. If the list of saved restaurants is loaded, the response also updates that list. A toast that says that
 * the restaurant is no longer saved is closed.
 * @returns [save, isPending]; `save` resolves to the user errors
 */
export function useSaveRestaurant() {
  const closeToast = useCloseToast();
  const language = graphLanguage(useLanguage());
  const [commit, pending] = useTypedMutation<useSaveRestaurantMutation>(graphql`
    mutation useSaveRestaurantMutation($input: SaveRestaurantInput!, $language: Language!) {
      saveRestaurant(input: $input) {
        restaurant {
          id
          viewerHasSaved
        }
        savedRestaurantEdge {
          cursor
          node {
            id
            savedAt
            restaurantId
            restaurant {
              id
              isListed
            }
            ...SnapshotRow_saved
          }
        }
        userErrors {
          code
          retryAfterSeconds
        }
      }
    }
  `);
  const save = async (restaurantId: string) => {
    closeToast(unsaveTopic(restaurantId));
    const optimisticResponse = {
      saveRestaurant: {
        restaurant: { id: restaurantId, viewerHasSaved: true },
        savedRestaurantEdge: null,
        userErrors: [],
      },
    };
    const updater = (store: RecordSourceSelectorProxy) =>
      addToList(
        store,
        'savedRestaurants',
        store.getRootField('saveRestaurant')?.getLinkedRecord('savedRestaurantEdge'),
      );
    const { saveRestaurant } = await writeOnce([`saved ${restaurantId}`, 'save'], { restaurantId }, (input) =>
      commit({ input, language }, { optimisticResponse, updater }),
    );
    return saveRestaurant.userErrors;
  };
  return [save, pending] as const;
}
