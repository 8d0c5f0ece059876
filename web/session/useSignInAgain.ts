import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { leaveTo } from '../device/address';
import { useToast } from '../ui/Toast';

const redirectAfterMs = 500;

/** Returns a function to call when the session has ended. It shows a toast and opens the sign-in 0.5 s later. */
export function useSignInAgain(): () => void {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  return useCallback(() => {
    showToast({
      title: formatMessage({ id: 'save.unauthorizedTitle' }),
      description: formatMessage({ id: 'save.unauthorized' }),
      tone: 'destructive',
    });
    const { pathname, search } = window.location;
    const signIn = `/api/login?returnTo=${encodeURIComponent(pathname + search)}`;
    setTimeout(() => leaveTo(signIn), redirectAfterMs);
  }, [formatMessage, showToast]);
}
