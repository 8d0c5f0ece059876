import { graphql } from 'react-relay';
import type { useConfirmEmailMutation } from '../../__generated__/useConfirmEmailMutation.graphql';
import { useTypedMutation } from '../../relay/useTypedMutation';

/**
 * Returns [confirm, isPending]. `confirm` confirms an e-mail address with the token of a mailed link. The answer has a
 * `user` only if the viewer is signed in to the account that now has this address.
 */
export function useConfirmEmail() {
  return useTypedMutation<useConfirmEmailMutation>(graphql`
    mutation useConfirmEmailMutation($input: ConfirmEmailInput!) {
      confirmEmail(input: $input) {
        email
        user {
          email
          isEmailConfirmed
          pendingEmail
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
