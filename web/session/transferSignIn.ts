import { graphql } from 'react-relay';
import type { transferSignInMutation } from '../__generated__/transferSignInMutation.graphql';
import type { ViewerKind } from '../device/viewerKind';
import { commitTypedMutation } from '../relay/commitTypedMutation';
import { getEnvironment, resetEnvironment } from '../relay/environment';

const mutation = graphql`
  mutation transferSignInMutation($input: TransferSignInInput!) {
    transferSignIn(input: $input) {
      viewer {
        kind
      }
      userErrors {
        message
      }
    }
  }
`;

/** Turns the one-time token of an external sign-in into the session of this browser. Rejects when it is refused. */
export async function transferSignIn(authToken: string): Promise<ViewerKind> {
  const variables = { input: { authToken } };
  const answer = await commitTypedMutation<transferSignInMutation>(getEnvironment(), mutation, variables);
  const { viewer, userErrors } = answer.transferSignIn;
  if (!viewer) throw new Error(userErrors[0]?.message ?? 'No viewer');
  resetEnvironment();
  return viewer.kind as ViewerKind;
}
