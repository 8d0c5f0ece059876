import { graphql } from 'react-relay';
import type { continueAsGuestMutation } from '../../__generated__/continueAsGuestMutation.graphql';
import { claimDevice } from '../../device/deviceOwner';
import { keepGuestId, readGuestId } from '../../device/guestId';
import type { ViewerKind } from '../../device/viewerKind';
import { commitTypedMutation } from '../../relay/commitTypedMutation';
import { getEnvironment, resetEnvironment } from '../../relay/environment';
import { RequestError } from '../../relay/RequestError';

const mutation = graphql`
  mutation continueAsGuestMutation($input: ContinueAsGuestInput!) {
    continueAsGuest(input: $input) {
      viewer {
        kind
        user {
          uuid
        }
      }
      userErrors {
        code
        message
        retryAfterSeconds
      }
    }
  }
`;

/**
 * Signs in as the guest that this device had before, or as a new guest, and stores the guest's id on the device. Drops
 * the old Relay environment. Resolves to the kind of the viewer. Rejects with a RequestError if the request fails or
 * the response has no user.
 */
export async function continueAsGuest(): Promise<ViewerKind> {
  const variables = { input: { guestId: readGuestId() } };
  const answer = await commitTypedMutation<continueAsGuestMutation>(getEnvironment(), mutation, variables);
  const { viewer, userErrors } = answer.continueAsGuest;
  if (!viewer?.user) {
    const { code, message = 'No viewer', retryAfterSeconds } = userErrors[0] ?? {};
    const details = { code, retryAfterSeconds: retryAfterSeconds ?? undefined };
    throw new RequestError(code === 'RATE_LIMITED' ? 'rateLimited' : 'graphql', message, details);
  }
  claimDevice(null);
  keepGuestId(viewer.user.uuid);
  resetEnvironment();
  return viewer.kind as ViewerKind;
}
