import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useEraseTasteMutation } from '../../../__generated__/useEraseTasteMutation.graphql';
import { failureReason } from '../../../relay/failureReason';
import { isSessionEnd } from '../../../relay/isSessionEnd';
import { useTypedMutation } from '../../../relay/useTypedMutation';
import { useSignInAgain } from '../../../session/useSignInAgain';
import { useToast } from '../../../ui/Toast';

/** Returns [eraseTaste, isPending]. `eraseTaste` erases the taste. A failure shows a toast or opens the sign-in. */
export function useEraseTaste() {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const signInAgain = useSignInAgain();
  const [commit, pending] = useTypedMutation<useEraseTasteMutation>(graphql`
    mutation useEraseTasteMutation {
      eraseTaste {
        taste {
          id
          erasedAt
          preferences {
            concept {
              key
            }
          }
        }
        userErrors {
          code
          retryAfterSeconds
        }
      }
    }
  `);
  const eraseTaste = useCallback(async () => {
    const failure = await commit({}).then(
      (response) => response.eraseTaste.userErrors[0],
      (error: unknown) => error,
    );
    if (isSessionEnd(failure)) signInAgain();
    else if (failure !== undefined) {
      const reason = failureReason(failure);
      showToast({
        title: formatMessage({ id: 'settings.tasteEraseFailed' }),
        description: reason ? formatMessage(reason, reason.values) : undefined,
        tone: 'destructive',
      });
    }
  }, [commit, signInAgain, showToast, formatMessage]);
  return [eraseTaste, pending] as const;
}
