import { graphql } from 'react-relay';
import type { useResetPasswordMutation } from '../../__generated__/useResetPasswordMutation.graphql';
import { useTypedMutation } from '../../relay/useTypedMutation';

/**
 * Returns [reset, isPending]. `reset` sets a new password with the token of a mailed link; the server then ends every
 * session of the account.
 */
export function useResetPassword() {
  return useTypedMutation<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
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
