import { graphql } from 'react-relay';
import type { useConfirmEmailMutation } from '../../__generated__/useConfirmEmailMutation.graphql';
import { useTypedMutation } from '../../relay/useTypedMutation';

/** Confirms an e-mail address by the token of a mailed link: [confirm, isPending]. `user` comes to its own session only. */
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
