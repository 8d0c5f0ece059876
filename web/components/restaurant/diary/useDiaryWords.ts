import { useIntl } from 'react-intl';
import type { MessageId } from '../../../intl/messageIds';
import { failureReason } from '../../../relay/failureReason';
import { isSessionEnd } from '../../../relay/isSessionEnd';
import { useSignInAgain } from '../../../session/useSignInAgain';
import { useToast } from '../../../ui/Toast';
import type { ToastAction } from '../../../ui/useToastState';
import { isAlreadyInDiary } from './isAlreadyInDiary';

/** Returns functions that show the result of a change to the diary in a toast: a success, a warning or a failure. */
export function useDiaryWords() {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const signInAgain = useSignInAgain();

  const say = (title: MessageId, description: MessageId, action?: ToastAction) =>
    showToast({ title: formatMessage({ id: title }), description: formatMessage({ id: description }), action });
  const warn = (title: MessageId, description: MessageId) =>
    showToast({
      title: formatMessage({ id: title }),
      description: formatMessage({ id: description }),
      tone: 'warning',
    });
  const fail = (failure: unknown, otherwise: MessageId) => {
    if (isSessionEnd(failure)) return signInAgain();
    const reason = failureReason(failure);
    const description = reason ? formatMessage(reason, reason.values) : formatMessage({ id: otherwise });
    showToast({ title: formatMessage({ id: 'diaryEntry.failedTitle' }), description, tone: 'destructive' });
  };
  /** Reports a failed addition. If the restaurant is already in the diary, the toast is not an error. */
  const failToAdd = (failure: unknown) =>
    isAlreadyInDiary(failure)
      ? say('diaryEntry.alreadyTitle', 'diaryEntry.already')
      : fail(failure, 'diaryEntry.addFailed');
  return { say, warn, fail, failToAdd };
}
