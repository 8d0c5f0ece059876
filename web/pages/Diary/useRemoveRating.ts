import { graphql } from 'react-relay';
import type { useRemoveRatingMutation } from '../../__generated__/useRemoveRatingMutation.graphql';
import { useTypedMutation } from '../../relay/useTypedMutation';
import { writeOnce } from '../../relay/writeOnce';

/**
 * Returns a function that removes the member's rating of a restaurant and resolves to the user errors. The response
 * updates the restaurant's average.
 */
export function useRemoveRating() {
  const [commit] = useTypedMutation<useRemoveRatingMutation>(graphql`
    mutation useRemoveRatingMutation($input: RemoveRatingInput!) {
      removeRating(input: $input) {
        restaurant {
          id
          ratingSummary {
            average
            count
          }
          viewerRating {
            id
          }
        }
        userErrors {
          code
          retryAfterSeconds
        }
      }
    }
  `);
  return async (restaurantId: string) => {
    const write = [`rating ${restaurantId}`, 'remove'] as const;
    return (await writeOnce(write, { restaurantId }, (input) => commit({ input }))).removeRating.userErrors;
  };
}
