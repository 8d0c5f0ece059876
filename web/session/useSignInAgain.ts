import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { leaveTo } from '../device/address';
import { useToast } from '../ui/Toast';

const redirectAfterMs = 500;

/** Returns a function for when the session has ended: it shows a toast and half a second later opens the sign-in. */
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
