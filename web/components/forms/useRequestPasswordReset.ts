import { graphql } from 'react-relay';
import type { useRequestPasswordResetMutation } from '../../__generated__/useRequestPasswordResetMutation.graphql';
import { useTypedMutation } from '../../relay/useTypedMutation';

/**
 * Requests an e-mail with a link to choose a new password. Returns [request, isPending]. The response does not reveal
 * whether the account exists.
 */
export function useRequestPasswordReset() {
  return useTypedMutation<useRequestPasswordResetMutation>(graphql`
    mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        userErrors {
          code
          field
          message
          retryAfterSeconds
        }
      }
    }
  `);
}
