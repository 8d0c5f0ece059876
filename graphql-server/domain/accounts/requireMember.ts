import { UserError } from '../UserError';
import type { Viewer } from './Viewer';

/**
 * @returns the member's user id
 * @throws UserError UNAUTHENTICATED for an anonymous visitor, FORBIDDEN for a guest, who keeps things on the device
 */
export function requireMember(viewer: Viewer): string {
  if (viewer.kind === 'ANONYMOUS') {
    throw new UserError('UNAUTHENTICATED', 'You are not signed in. Sign in and try again.');
  }
  if (viewer.kind === 'GUEST') {
    throw new UserError(
      'FORBIDDEN',
      'Guests keep things on their device only. Create an account or sign in to do this.',
    );
  }
  return viewer.userId;
}
