import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ViewerKind } from '../../device/viewerKind';
import type { MessageId } from '../../intl/messageIds';
import { resetEnvironment } from '../../relay/environment';
import { useSession } from '../SessionProvider';
import { type AuthProblem, describeFailure, describeUserErrors, type UserError } from './authProblem';

type Payload = { readonly viewer?: { readonly kind: string } | null; readonly userErrors: readonly UserError[] };

/**
 * Runs one attempt to sign in or to register: `attempt(promise of the payload)` ends in the session, or in `problem`.
 * `pending` stays true until the app has taken the dialog's place.
 */
export function useAuthAttempt(fallback: MessageId) {
  const intl = useIntl();
  const { signedIn } = useSession();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<AuthProblem>();
  const attempt = async (payload: Promise<Payload>) => {
    setPending(true);
    setProblem(undefined);
    try {
      const { viewer, userErrors } = await payload;
      if (viewer && userErrors.length === 0) {
        resetEnvironment();
        signedIn(viewer.kind as ViewerKind);
        return;
      }
      setProblem(describeUserErrors(userErrors, fallback, intl));
    } catch (error) {
      setProblem(describeFailure(error, fallback, intl));
    }
    setPending(false);
  };
  return { attempt, pending, problem };
}
