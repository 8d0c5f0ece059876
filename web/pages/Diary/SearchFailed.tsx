import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { failureReason } from '../../relay/failureReason';
import { isSessionEnd } from '../../relay/isSessionEnd';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useToast } from '../../ui/Toast';

/** Shows a toast about a failed search. If the session has ended, starts a new sign-in instead. Renders nothing. */
export function SearchFailed({ error }: { error: Error }) {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const signInAgain = useSignInAgain();
  const say = useEffectEvent(() => {
    if (isSessionEnd(error)) return signInAgain();
    const reason = failureReason(error);
    showToast({
      title: formatMessage({ id: 'search.errorTitle' }),
      description: reason ? formatMessage(reason, reason.values) : formatMessage({ id: 'search.errorText' }),
      tone: 'destructive',
    });
  });
  useEffect(() => say(), []);
  return null;
}
