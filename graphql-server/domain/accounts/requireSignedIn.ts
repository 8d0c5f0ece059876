import type { Viewer } from '../../Viewer';
import { memberRefusal } from './requireMember';

/**
 * Checks that the viewer may read a list that guests may also read. On the server, the lists of guests are empty.
 * @throws UserError UNAUTHENTICATED for an anonymous visitor
 */
export function requireSignedIn(viewer: Viewer): void {
  if (viewer.kind === 'ANONYMOUS') throw memberRefusal(viewer);
}
