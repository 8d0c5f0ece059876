import { useEffect } from 'react';
import { useFormAttempt } from '../../../components/forms/useFormAttempt';
import type { MessageId } from '../../../intl/messageIds';
import { useSignInAgain } from '../../../session/useSignInAgain';

/** Like useFormAttempt. If the session has ended, the sign-in also opens. The sign-in leads back to this page. */
export function useMemberForm(fallback: MessageId) {
  const form = useFormAttempt(fallback);
  const signInAgain = useSignInAgain();
  const sessionEnded = form.problem?.codes.includes('UNAUTHENTICATED');
  useEffect(() => {
    if (sessionEnded) signInAgain();
  }, [sessionEnded, signInAgain]);
  return form;
}
