import { graphql } from 'react-relay';
import type { useRegisterMutation } from '../../__generated__/useRegisterMutation.graphql';
import { useTypedMutation } from '../../relay/useTypedMutation';

/** Creates an account and signs its owner in. Returns [register, isPending]. Omit optional fields that are blank. */
export function useRegister() {
  return useTypedMutation<useRegisterMutation>(graphql`
    mutation useRegisterMutation($input: RegisterInput!) {
      register(input: $input) {
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
