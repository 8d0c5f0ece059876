import { graphql } from 'react-relay';
import type { useLinkSignInMutation } from '../../__generated__/useLinkSignInMutation.graphql';
import { useTypedMutation } from '../../relay/useTypedMutation';

/**
 * Links an external sign-in to the account that has the same e-mail. The person enters the password of that account.
 * @returns [link, isPending]
 */
export function useLinkSignIn() {
  return useTypedMutation<useLinkSignInMutation>(graphql`
    mutation useLinkSignInMutation($input: LinkSignInInput!) {
      linkSignIn(input: $input) {
        viewer {
          kind
          user {
            uuid
          }
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
