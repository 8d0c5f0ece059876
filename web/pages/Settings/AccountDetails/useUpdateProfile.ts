import { graphql } from 'react-relay';
import type { useUpdateProfileMutation } from '../../../__generated__/useUpdateProfileMutation.graphql';
import { useTypedMutation } from '../../../relay/useTypedMutation';

/** Returns [update, isPending]. `update` changes the member's names. Null removes a name; undefined keeps it. */
export function useUpdateProfile() {
  return useTypedMutation<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        user {
          firstName
          lastName
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
