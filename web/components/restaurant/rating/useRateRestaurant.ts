import { graphql } from 'react-relay';
import type { useRateRestaurantMutation } from '../../../__generated__/useRateRestaurantMutation.graphql';
import { useTypedMutation } from '../../../relay/useTypedMutation';

/** The function that gives the member's stars; the answer brings the new average. It answers why nothing changed, if so. */
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
  return async (input: useRateRestaurantMutation['variables']['input']) =>
    (await commit({ input })).rateRestaurant.userErrors;
}
