import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useDeleteAccountMutation } from '../../__generated__/useDeleteAccountMutation.graphql';
import { clearStored } from '../../device/storage';
import { resetEnvironment } from '../../relay/environment';
import { failureReason } from '../../relay/failureReason';
import { isSessionEnd } from '../../relay/isSessionEnd';
import { useTypedMutation } from '../../relay/useTypedMutation';
import { useSession } from '../../session/useSession';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useToast } from '../../ui/Toast';

/**
 * Returns [deleteAccount, isPending]. `deleteAccount` deletes the user's account, or a guest's data. On success,
 * the app's local storage is cleared, and the landing page confirms the deletion. If the session has ended, the
 * sign-in opens; a toast reports any other failure. The promise resolves to true if the deletion succeeded.
 */
export function useDeleteAccount() {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const { accountDeleted } = useSession();
  const signInAgain = useSignInAgain();
  const [commit, pending] = useTypedMutation<useDeleteAccountMutation>(graphql`
    mutation useDeleteAccountMutation {
      deleteAccount {
        viewer {
          kind
        }
        userErrors {
          code
          retryAfterSeconds
        }
      }
    }
  `);
  const deleteAccount = useCallback(async () => {
    const failure = await commit({}).then(
      ({ deleteAccount: { userErrors } }) => userErrors[0],
      (error: unknown) => error,
    );
    const gone = failure === undefined;
    if (gone) {
      clearStored();
      resetEnvironment();
      accountDeleted();
    } else if (isSessionEnd(failure)) {
      signInAgain();
    } else {
      const reason = failureReason(failure);
      showToast({
        title: formatMessage({ id: 'settings.deleteFailedTitle' }),
        description: reason ? formatMessage(reason, reason.values) : formatMessage({ id: 'settings.deleteFailed' }),
        tone: 'destructive',
      });
    }
    return gone;
  }, [commit, accountDeleted, signInAgain, showToast, formatMessage]);
  return [deleteAccount, pending] as const;
}
