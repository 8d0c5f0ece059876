import type { Viewer } from '../../Viewer';
import { memberRefusal } from './requireMember';

/**
 * For reading what guests may ask for too; nothing of theirs is on the server.
 * @throws UserError UNAUTHENTICATED for an anonymous visitor
 */
export function requireSignedIn(viewer: Viewer): void {
  if (viewer.kind === 'ANONYMOUS') throw memberRefusal(viewer);
}
