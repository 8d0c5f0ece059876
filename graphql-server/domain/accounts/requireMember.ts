import { UserError } from '../../errors/UserError';
import type { Viewer } from '../../Viewer';

/** The error for a caller without a session, or whose account was deleted. */
export const notSignedIn = () => new UserError('UNAUTHENTICATED', 'You are not signed in. Sign in and try again.');

/** The error for a viewer who is not a member; null for a member. Guests store their data only on their device. */
export function memberRefusal(viewer: Viewer): UserError | null {
  switch (viewer.kind) {
    case 'ANONYMOUS':
      return notSignedIn();
    case 'GUEST':
      return new UserError('FORBIDDEN', 'Guests keep things on their device only. Sign in or create an account first.');
    case 'MEMBER':
      return null;
  }
}

/**
 * @returns the member's user id (uuid)
 * @throws UserError UNAUTHENTICATED for an anonymous visitor, FORBIDDEN for a guest
 */
export function requireMember(viewer: Viewer): string {
  const refusal = memberRefusal(viewer);
  if (refusal || viewer.userId === null) throw refusal;
  return viewer.userId;
}
