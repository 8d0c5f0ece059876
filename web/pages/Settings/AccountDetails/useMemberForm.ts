import { useEffect } from 'react';
import { useFormAttempt } from '../../../components/forms/useFormAttempt';
import type { MessageId } from '../../../intl/messageIds';
import { useSignInAgain } from '../../../session/useSignInAgain';

/** Like useFormAttempt, but if the session has ended, opens the sign-in, which then leads back to this page. */
export function useMemberForm(fallback: MessageId) {
  const form = useFormAttempt(fallback);
  const signInAgain = useSignInAgain();
  const sessionEnded = form.problem?.codes.includes('UNAUTHENTICATED');
  useEffect(() => {
    if (sessionEnded) signInAgain();
  }, [sessionEnded, signInAgain]);
  return form;
}
