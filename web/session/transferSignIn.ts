import { graphql } from 'react-relay';
import type { transferSignInMutation } from '../__generated__/transferSignInMutation.graphql';
import { commitTypedMutation } from '../relay/commitTypedMutation';
import { getEnvironment } from '../relay/environment';
import { chosenLook } from './chosenLook';

const mutation = graphql`
  mutation transferSignInMutation($input: TransferSignInInput!) {
    transferSignIn(input: $input) {
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
`;

/**
 * Exchanges the one-time token of an external sign-in for a session. If necessary, the server creates an account with
 * the theme and the language that were chosen on this device. Returns the viewer, or the userErrors that say why the
 * token was refused. Reset the Relay environment afterwards.
 */
export async function transferSignIn(authToken: string) {
  const variables = { input: { authToken, ...chosenLook() } };
  return (await commitTypedMutation<transferSignInMutation>(getEnvironment(), mutation, variables)).transferSignIn;
}
