import { graphql } from 'react-relay';
import type { useLinkSignInMutation } from '../../__generated__/useLinkSignInMutation.graphql';
import { useTypedMutation } from '../../relay/useTypedMutation';

/**
 * Connects an external sign-in with the account that has its e-mail, with that account's password: [link, isPending].
 */
export function useLinkSignIn() {
  return useTypedMutation<useLinkSignInMutation>(graphql`
    mutation useLinkSignInMutation($input: LinkSignInInput!) {
      linkSignIn(input: $input) {
        viewer {
          kind
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
