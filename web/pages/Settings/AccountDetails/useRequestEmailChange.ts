import { graphql } from 'react-relay';
import type { useRequestEmailChangeMutation } from '../../../__generated__/useRequestEmailChangeMutation.graphql';
import { useTypedMutation } from '../../../relay/useTypedMutation';

/**
 * Returns [request, isPending]. `request` sends a link to a new e-mail address. When the link is confirmed, this
 * becomes the account's address. A request with the current address needs no password: if that address is not
 * confirmed, it gets a link to confirm it; if it is confirmed, the request cancels a pending change.
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
