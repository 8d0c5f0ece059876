import { graphql } from 'react-relay';
import type { transferSignInMutation } from '../__generated__/transferSignInMutation.graphql';
import { commitTypedMutation } from '../relay/commitTypedMutation';
import { getEnvironment } from '../relay/environment';

const mutation = graphql`
  mutation transferSignInMutation($input: TransferSignInInput!) {
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
`;

/**
 * Turns the one-time token of an external sign-in into the session of this browser, with a new account if need be: the
 * viewer, or why it was refused. Reset the Relay environment afterwards.
 */
export async function transferSignIn(authToken: string) {
  const variables = { input: { authToken } };
  return (await commitTypedMutation<transferSignInMutation>(getEnvironment(), mutation, variables)).transferSignIn;
}
