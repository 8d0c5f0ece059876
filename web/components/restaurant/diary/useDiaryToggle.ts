import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useDiaryToggleRemoveMutation } from '../../../__generated__/useDiaryToggleRemoveMutation.graphql';
import { logQuietly } from '../../../device/logQuietly';
import type { MessageId } from '../../../intl/messageIds';
import { failureReason } from '../../../relay/failureReason';
import { isSessionEnd } from '../../../relay/isSessionEnd';
import { useTypedMutation } from '../../../relay/useTypedMutation';
import { useSignInAgain } from '../../../session/useSignInAgain';
import { useToast } from '../../../ui/Toast';
import { isInDiary } from './isInDiary';
import { useAddDiaryEntry } from './useAddDiaryEntry';

/**
 * The function that writes a restaurant into the member's diary, or takes its entry out, and whether it is under way. The
 * toggle turns before the answer, and back if that is no.
 * @param entryId of the entry that is there; undefined for none
 */
export function useDiaryToggle(restaurantId: string, entryId: string | undefined) {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const signInAgain = useSignInAgain();
  const [add, adding] = useAddDiaryEntry();
  const [remove, removing] = useTypedMutation<useDiaryToggleRemoveMutation>(graphql`
    mutation useDiaryToggleRemoveMutation($input: RemoveDiaryEntryInput!) {
      removeDiaryEntry(input: $input) {
        restaurant {
          id
          viewerDiaryEntry {
            id
          }
        }
        userErrors {
          code
          retryAfterSeconds
        }
      }
    }
  `);

  const fail = (failure: unknown, otherwise: MessageId) => {
    if (isSessionEnd(failure)) return signInAgain();
    const reason = failureReason(failure);
    const description = reason ? formatMessage(reason, reason.values) : formatMessage({ id: otherwise });
    showToast({ title: formatMessage({ id: 'diary.failedTitle' }), description, tone: 'destructive' });
  };
  const say = (title: MessageId, description: MessageId) =>
    showToast({ title: formatMessage({ id: title }), description: formatMessage({ id: description }) });
  const failToAdd = (failure: unknown) =>
    isInDiary(failure) ? say('diary.alreadyTitle', 'diary.already') : fail(failure, 'diary.addFailed');
  const shownAs = (viewerDiaryEntry: { id: string } | null) => ({
    restaurant: { id: restaurantId, viewerDiaryEntry },
    userErrors: [],
  });

  const toggle = async () => {
    try {
      if (entryId) {
        const [error] = (
          await remove(
            { input: { diaryEntryId: entryId } },
            { optimisticResponse: { removeDiaryEntry: shownAs(null) } },
          )
        ).removeDiaryEntry.userErrors;
        if (error?.code === 'NOT_FOUND') logQuietly('Diary entry not found');
        if (error) fail(error, 'diary.removeFailed');
        else say('diary.removedTitle', 'diary.removed');
        return;
      }
      const written = { addDiaryEntry: shownAs({ id: `entry of ${restaurantId}` }) };
      const [error] = (await add({ input: { restaurantId } }, { optimisticResponse: written })).addDiaryEntry
        .userErrors;
      if (error) failToAdd(error);
      else say('diary.addedTitle', 'diary.added');
    } catch (error) {
      if (entryId) fail(error, 'diary.removeFailed');
      else failToAdd(error);
    }
  };
  return { toggle, pending: adding || removing };
}
