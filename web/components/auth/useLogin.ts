import { graphql } from 'react-relay';
import type { useLoginMutation } from '../../__generated__/useLoginMutation.graphql';
import { useTypedMutation } from '../../relay/useTypedMutation';

/** Signs a member in. Returns [login, isPending]. The input's `username` may be a username or an e-mail address. */
export function useLogin() {
  return useTypedMutation<useLoginMutation>(graphql`
    mutation useLoginMutation($input: LoginInput!) {
      login(input: $input) {
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
