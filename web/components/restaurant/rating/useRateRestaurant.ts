import { graphql } from 'react-relay';
import type { useRateRestaurantMutation } from '../../../__generated__/useRateRestaurantMutation.graphql';
import { useTypedMutation } from '../../../relay/useTypedMutation';
import { writeOnce } from '../../../relay/writeOnce';

/**
 * Returns a function that stores the member's stars and comment, and resolves to the user errors. The response updates
 * the average.
 */
export function useRateRestaurant() {
  const [commit] = useTypedMutation<useRateRestaurantMutation>(graphql`
    mutation useRateRestaurantMutation($input: RateRestaurantInput!) {
      rateRestaurant(input: $input) {
        restaurant {
          id
          ratingSummary {
            average
            count
          }
          viewerRating {
            id
            stars
            comment
          }
        }
        userErrors {
          code
          retryAfterSeconds
        }
      }
    }
  `);
  return async (input: useRateRestaurantMutation['variables']['input']) => {
    const write = [`rating ${input.restaurantId}`, `rate ${input.stars} ${input.comment}`] as const;
    return (await writeOnce(write, input, (keyed) => commit({ input: keyed }))).rateRestaurant.userErrors;
  };
}
