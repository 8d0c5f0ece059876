import { graphql } from 'react-relay';
import type { useResetPasswordMutation } from '../../__generated__/useResetPasswordMutation.graphql';
import { useTypedMutation } from '../../relay/useTypedMutation';

/** Sets a new password with the token of a mailed link, and ends every session of the account: [reset, isPending]. */
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
