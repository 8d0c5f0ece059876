import type { Viewer } from '../../Viewer';
import { memberRefusal } from './requireMember';

/**
 * Checks that the viewer is a guest or a member. A guest passes this check but finds no data, because guests store
 * their data only on their device.
 * @throws UserError UNAUTHENTICATED for an anonymous visitor
 */
export function requireSignedIn(viewer: Viewer): void {
  if (viewer.kind === 'ANONYMOUS') throw memberRefusal(viewer);
}
