import { graphql } from 'react-relay';
import type { useChangePasswordMutation } from '../../../__generated__/useChangePasswordMutation.graphql';
import { useTypedMutation } from '../../../relay/useTypedMutation';

/** Returns [change, isPending]. `change` changes the member's password; it needs the current password. */
export function useChangePassword() {
  return useTypedMutation<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        user {
          hasPassword
        }
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
