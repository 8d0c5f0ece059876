import { graphql } from 'react-relay';
import type { useConfirmEmailMutation } from '../../__generated__/useConfirmEmailMutation.graphql';
import { useTypedMutation } from '../../relay/useTypedMutation';

/**
 * Confirms an e-mail with the token of a mailed link: [confirm, isPending]. `user` is set only for the account's own
 * session.
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
