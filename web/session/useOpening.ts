import { useEffect, useRef } from 'react';
import type { OpeningRequest } from '../device/address';
import { logQuietly } from '../device/logQuietly';
import type { ViewerKind } from '../device/viewerKind';
import type { Session } from './useSession';

/**
 * Handles the parameters with which the page was opened, but only once. The hook opens a dialog, or exchanges the token
 * of an external sign-in for a session. A failure is logged and not shown. A token never replaces a member's session.
 * If a member opens the page with signin=1, the hook opens `returnTo` without a dialog.
 */
export function useOpening(
  opening: OpeningRequest | undefined,
  viewer: ViewerKind,
  { signedIn, openDialog }: Pick<Session, 'signedIn' | 'openDialog'>,
): void {
  const done = useRef(false);
  useEffect(() => {
    if (!opening || done.current) return;
    done.current = true;
    const { signIn, authToken, linkToken, oauthFailed } = opening;
    if (oauthFailed) logQuietly('The sign-in with the other service failed.');
    if (viewer === 'MEMBER') {
      if (signIn) signedIn(viewer);
    } else if (authToken) {
      import('./takeToken')
        .then(({ takeToken }) => takeToken(authToken))
        .then(signedIn, (error) => logQuietly('The sign-in could not be transferred.', error));
    } else if (linkToken) {
      openDialog('linkSignIn');
    } else if (signIn) {
      openDialog('signIn');
    }
  }, [opening, viewer, signedIn, openDialog]);
}
