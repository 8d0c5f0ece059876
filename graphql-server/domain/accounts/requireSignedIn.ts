import type { Viewer } from '../../Viewer';
import { memberRefusal } from './requireMember';

/**
 * For lists that guests may read too. On the server, the lists of guests are empty.
 * @throws UserError UNAUTHENTICATED for an anonymous visitor
 */
export function requireSignedIn(viewer: Viewer): void {
  if (viewer.kind === 'ANONYMOUS') throw memberRefusal(viewer);
}
