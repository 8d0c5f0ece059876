import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { failureReason } from '../../../relay/failureReason';
import { isSessionEnd } from '../../../relay/isSessionEnd';
import { useSignInAgain } from '../../../session/useSignInAgain';
import { useToast } from '../../../ui/Toast';

/**
 * Returns a function that restores a removed item and shows the result in a toast. The function resolves to true if the
 * item was restored. If the session has ended, the function opens the sign-in and resolves to false. The code for the
 * restore is loaded at the first call.
 */
export function useRestore() {
  const { formatMessage } = useIntl();
  const environment = useRelayEnvironment();
  const showToast = useToast();
  const signInAgain = useSignInAgain();

  const attempt = async (removedItemId: string): Promise<unknown> => {
    const { restoreRemoved } = await import('./restoreRemoved');
    return (await restoreRemoved(environment, removedItemId))[0];
  };
  return async (removedItemId: string): Promise<boolean> => {
    const failure = await attempt(removedItemId).catch((error: unknown) => error);
    if (failure === undefined) {
      showToast({ title: formatMessage({ id: 'removed.restored' }) });
      return true;
    }
    if (isSessionEnd(failure)) {
      signInAgain();
      return false;
    }
    const reason = failureReason(failure);
    const words = (failure as { code?: unknown } | null)?.code === 'NOT_FOUND' ? 'removed.notFound' : 'removed.failed';
    showToast({
      title: formatMessage({ id: 'diaryEntry.failedTitle' }),
      description: reason ? formatMessage(reason, reason.values) : formatMessage({ id: words }),
      tone: 'destructive',
    });
    return false;
  };
}
