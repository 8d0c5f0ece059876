import { graphql } from 'react-relay';
import type { useUnsaveRestaurantMutation } from '../../../__generated__/useUnsaveRestaurantMutation.graphql';
import { useTypedMutation } from '../../../relay/useTypedMutation';

/** [unsave, isPending]: takes a restaurant off the member’s list; the heart empties before the answer and fills again if it is no. */
export function useUnsaveRestaurant() {
  const [commit, pending] = useTypedMutation<useUnsaveRestaurantMutation>(graphql`
    mutation useUnsaveRestaurantMutation($input: UnsaveRestaurantInput!) {
      unsaveRestaurant(input: $input) {
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
  const unsave = async (restaurantId: string) => {
    const optimisticResponse = {
      unsaveRestaurant: { restaurant: { id: restaurantId, viewerHasSaved: false }, userErrors: [] },
    };
    const { unsaveRestaurant } = await commit({ input: { restaurantId } }, { optimisticResponse });
    return unsaveRestaurant.userErrors;
  };
  return [unsave, pending] as const;
}
