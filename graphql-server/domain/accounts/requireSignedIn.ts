import type { Viewer } from '../../Viewer';
import { memberRefusal } from './requireMember';

/**
 * For lists that guests may also read; theirs are empty on the server.
 * @throws UserError UNAUTHENTICATED for an anonymous visitor
 */
export function requireSignedIn(viewer: Viewer): void {
  if (viewer.kind === 'ANONYMOUS') throw memberRefusal(viewer);
}
