import { graphql } from 'react-relay';
import type { useChangePasswordMutation } from '../../../__generated__/useChangePasswordMutation.graphql';
import { useTypedMutation } from '../../../relay/useTypedMutation';

/** Changes the member's password, with the current one: [change, isPending]. */
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
