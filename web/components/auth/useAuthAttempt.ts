import { useState } from 'react';
import { claimDevice } from '../../device/deviceOwner';
import type { ViewerKind } from '../../device/viewerKind';
import type { MessageId } from '../../intl/messageIds';
import { resetEnvironment } from '../../relay/environment';
import { useSession } from '../../session/useSession';
import type { UserError } from '../forms/formProblem';
import { useFormAttempt } from '../forms/useFormAttempt';

type Viewer = { readonly kind: string; readonly user?: { readonly uuid: string } | null };
type Payload = { readonly viewer?: Viewer | null; readonly userErrors: readonly UserError[] };

/**
 * Runs one attempt to sign in or to register: `attempt(promise of the payload)` starts the session or sets `problem`.
 * After a success, `pending` stays true until the app replaces the dialog.
 */
export function useAuthAttempt(fallback: MessageId) {
  const { signedIn } = useSession();
  const { attempt: send, pending, problem } = useFormAttempt(fallback);
  const [entering, setEntering] = useState(false);
  const attempt = (payload: Promise<Payload>) =>
    send(payload, ({ viewer }) => {
      if (!viewer) throw new Error('The server returned neither a viewer nor userErrors.');
      claimDevice(viewer.user?.uuid ?? null);
      resetEnvironment();
      setEntering(true);
      signedIn(viewer.kind as ViewerKind);
    });
  return { attempt, pending: pending || entering, problem };
}
