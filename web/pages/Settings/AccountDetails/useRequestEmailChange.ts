import { graphql } from 'react-relay';
import type { useRequestEmailChangeMutation } from '../../../__generated__/useRequestEmailChangeMutation.graphql';
import { useTypedMutation } from '../../../relay/useTypedMutation';

/**
 * Returns [request, isPending]. `request` mails a link to a new e-mail; the account gets this e-mail when the link is
 * confirmed. For the current e-mail no password is needed. If the current e-mail is not confirmed, the link confirms
 * it. If it is confirmed, the request cancels a pending change.
 */
export function useRequestEmailChange() {
  return useTypedMutation<useRequestEmailChangeMutation>(graphql`
    mutation useRequestEmailChangeMutation($input: RequestEmailChangeInput!) {
      requestEmailChange(input: $input) {
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
