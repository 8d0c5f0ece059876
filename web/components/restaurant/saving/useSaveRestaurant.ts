import { graphql } from 'react-relay';
import type { useSaveRestaurantMutation } from '../../../__generated__/useSaveRestaurantMutation.graphql';
import { useTypedMutation } from '../../../relay/useTypedMutation';

/** [save, isPending]: keeps a restaurant for the member; the heart fills before the answer and empties if it is no. */
export function useSaveRestaurant() {
  const [commit, pending] = useTypedMutation<useSaveRestaurantMutation>(graphql`
    mutation useSaveRestaurantMutation($input: SaveRestaurantInput!) {
      saveRestaurant(input: $input) {
        restaurant {
          id
          viewerHasSaved
        }
        userErrors {
          code
          retryAfterSeconds
        }
      }
    }
  `);
  const save = async (restaurantId: string) => {
    const optimisticResponse = {
      saveRestaurant: { restaurant: { id: restaurantId, viewerHasSaved: true }, userErrors: [] },
    };
    const { saveRestaurant } = await commit({ input: { restaurantId } }, { optimisticResponse });
    return saveRestaurant.userErrors;
  };
  return [save, pending] as const;
}
