import { commitMutation, graphql } from 'react-relay';
import type { transferSignInMutation } from '../__generated__/transferSignInMutation.graphql';
import type { ViewerKind } from '../device/viewerKind';
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
export function transferSignIn(authToken: string): Promise<ViewerKind> {
  return new Promise((resolve, reject) => {
    commitMutation<transferSignInMutation>(getEnvironment(), {
      mutation,
      variables: { input: { authToken } },
      onError: reject,
      onCompleted: ({ transferSignIn: { viewer, userErrors } }) => {
        if (!viewer) return reject(new Error(userErrors[0]?.message ?? 'No viewer'));
        resetEnvironment();
        resolve(viewer.kind as ViewerKind);
      },
    });
  });
}
