import { graphql } from 'react-relay';
import type { useTransferSignInMutation } from '../../__generated__/useTransferSignInMutation.graphql';
import { useTypedMutation } from '../../relay/useTypedMutation';

/** Turns the token of an external sign-in into a session, with a new account if need be: [transfer, isPending]. */
export function useTransferSignIn() {
  return useTypedMutation<useTransferSignInMutation>(graphql`
    mutation useTransferSignInMutation($input: TransferSignInInput!) {
      transferSignIn(input: $input) {
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
