import { graphql } from 'react-relay';
import type { useRequestEmailChangeMutation } from '../../../__generated__/useRequestEmailChangeMutation.graphql';
import { useTypedMutation } from '../../../relay/useTypedMutation';

/**
 * Has a link mailed to an e-mail address; the account changes when it is opened: [request, isPending]. The present
 * address, not yet confirmed, may be asked for too, without the password; confirmed, it drops a change that waits.
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
