import { graphql } from 'react-relay';
import type { useRequestPasswordResetMutation } from '../../__generated__/useRequestPasswordResetMutation.graphql';
import { useTypedMutation } from '../../relay/useTypedMutation';

/** Asks for a mail with a link to choose a new password: [request, isPending]. The answer does not tell whether there is such an account. */
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
