import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureReason } from '../../../relay/failureReason';
import { isSessionEnd } from '../../../relay/isSessionEnd';
import { useSignInAgain } from '../../../session/useSignInAgain';
import { useToast } from '../../../ui/Toast';
import { isAlreadyInDiary } from '../diary/isAlreadyInDiary';
import { useAddDiaryEntry } from '../diary/useAddDiaryEntry';
import { useRateRestaurant } from './useRateRestaurant';

/**
 * Returns [submit, pending] for a restaurant (global id). `submit` stores the stars and the comment, and resolves to
 * true if they were stored. Without a comment, the earlier comment stays. After a success, `submit` also adds the
 * restaurant to the diary, as visited now and with the comment as notes. A toast shows whether the rating was stored.
 * If only the addition failed, the toast still reports a success, and says that the restaurant is not in the diary.
 */
export function useRating(restaurantId: string) {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const signInAgain = useSignInAgain();
  const rate = useRateRestaurant();
  const [addDiaryEntry] = useAddDiaryEntry();
  const [pending, setPending] = useState(false);

  const refuse = (failure: unknown) => {
    if (isSessionEnd(failure)) return signInAgain();
    const reason = failureReason(failure);
    showToast({
      title: formatMessage({ id: 'save.failedTitle' }),
      description: reason ? formatMessage(reason, reason.values) : formatMessage({ id: 'rating.failed' }),
      tone: 'destructive',
    });
  };

  const submit = async (stars: number, comment: string | undefined): Promise<boolean> => {
    setPending(true);
    try {
      const [refusal] = await rate({ restaurantId, stars, ...(comment && { comment }) });
      if (refusal) {
        refuse(refusal);
        return false;
      }
      const visit = { restaurantId, visitedAt: new Date().toISOString(), notes: comment ?? null };
      const { userErrors } = await addDiaryEntry(visit).catch((error: unknown) => ({ userErrors: [error] }));
      showToast({
        title: formatMessage({ id: 'rating.doneTitle' }),
        description: formatMessage({
          id: userErrors.every(isAlreadyInDiary) ? 'rating.done' : 'rating.doneNotInDiary',
        }),
      });
      return true;
    } catch (error) {
      refuse(error);
      return false;
    } finally {
      setPending(false);
    }
  };
  return [submit, pending] as const;
}
