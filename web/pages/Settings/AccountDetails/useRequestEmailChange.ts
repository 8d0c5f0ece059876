import { graphql } from 'react-relay';
import type { useRequestEmailChangeMutation } from '../../../__generated__/useRequestEmailChangeMutation.graphql';
import { useTypedMutation } from '../../../relay/useTypedMutation';

/**
 * Requests a link by mail to a new e-mail; the account changes when the link is opened: [request, isPending]. The
 * current e-mail is also allowed, without the password: if it is not confirmed, the link confirms it; if it is, a
 * pending change is cancelled.
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
