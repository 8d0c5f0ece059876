import { useIntl } from 'react-intl';
import { failureReason } from '../../../relay/failureReason';
import { isSessionEnd } from '../../../relay/isSessionEnd';
import { useSignInAgain } from '../../../session/useSignInAgain';
import { useToast } from '../../../ui/Toast';
import { useSaveRestaurant } from './useSaveRestaurant';
import { useUnsaveRestaurant } from './useUnsaveRestaurant';

/** Props of useMemberSaveToggle; `place` decides the words of a failure. */
export type MemberSave = { id: string; saved: boolean; place: 'card' | 'detail' };

/** The function that saves or unsaves a restaurant for the member, and whether it is under way. */
export function useMemberSaveToggle({ id, saved, place }: MemberSave) {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const signInAgain = useSignInAgain();
  const [save, saving] = useSaveRestaurant();
  const [unsave, unsaving] = useUnsaveRestaurant();

  const fail = (failure: unknown) => {
    const reason = failureReason(failure);
    showToast({
      title: formatMessage({ id: 'save.failedTitle' }),
      description: reason
        ? formatMessage(reason, reason.values)
        : formatMessage({ id: place === 'card' ? 'save.failedOnCard' : 'save.failed' }),
      tone: 'destructive',
    });
  };

  const toggle = async () => {
    try {
      const userErrors = await (saved ? unsave(id) : save(id));
      if (userErrors.some(isSessionEnd)) signInAgain();
      else if (userErrors.length > 0) fail(userErrors[0]);
    } catch (error) {
      if (isSessionEnd(error)) signInAgain();
      else fail(error);
    }
  };
  return { toggle, pending: saving || unsaving };
}
