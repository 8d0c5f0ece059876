import { graphql } from 'react-relay';
import type { useRequestEmailChangeMutation } from '../../../__generated__/useRequestEmailChangeMutation.graphql';
import { useTypedMutation } from '../../../relay/useTypedMutation';

/**
 * Returns [request, isPending]. `request` mails a link to a new e-mail address. When the member confirms the change
 * with this link, the new address becomes the account's address. A request with the current address needs no password.
 * If the current address is not confirmed, such a request mails a link that confirms it. If the current address is
 * confirmed, such a request cancels a pending change.
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
