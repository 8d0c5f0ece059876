import { claimDevice } from '../device/deviceOwner';
import type { ViewerKind } from '../device/viewerKind';
import { resetEnvironment } from '../relay/environment';
import { transferSignIn } from './transferSignIn';

/**
 * Exchanges the one-time token in the address for a session, claims the device for the new viewer, resets the Relay
 * environment, and returns the kind of the viewer. Rejects if the token is refused or the request fails.
 */
export async function takeToken(authToken: string): Promise<ViewerKind> {
  const { viewer, userErrors } = await transferSignIn(authToken);
  if (!viewer) throw new Error(userErrors[0]?.message ?? 'No viewer');
  claimDevice(viewer.user?.uuid ?? null);
  resetEnvironment();
  return viewer.kind as ViewerKind;
}
