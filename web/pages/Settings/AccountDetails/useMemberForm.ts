import { useEffect } from 'react';
import { useFormAttempt } from '../../../components/forms/useFormAttempt';
import type { MessageId } from '../../../intl/messageIds';
import { useSignInAgain } from '../../../session/useSignInAgain';

/** useFormAttempt for a member: when the session has ended meanwhile, leads to the sign-in and back here. */
export function useMemberForm(fallback: MessageId) {
  const form = useFormAttempt(fallback);
  const signInAgain = useSignInAgain();
  const sessionEnded = form.problem?.codes.includes('UNAUTHENTICATED');
  useEffect(() => {
    if (sessionEnded) signInAgain();
  }, [sessionEnded, signInAgain]);
  return form;
}
