import { useIntl } from 'react-intl';
import { failureReason } from '../../../relay/failureReason';
import { isSessionEnd } from '../../../relay/isSessionEnd';
import { useSignInAgain } from '../../../session/useSignInAgain';
import { useToast } from '../../../ui/Toast';
import { useSaveRestaurant } from './useSaveRestaurant';
import { useUnsaveRestaurant } from './useUnsaveRestaurant';

/** Props of useMemberSaveToggle; `place` decides the words of a failure. */
export type MemberSave = { id: string; name: string; saved: boolean; place: 'card' | 'detail' };

/** The function that saves or unsaves a restaurant for the member, and whether it is under way; unsaving can be undone. */
export function useMemberSaveToggle({ id, name, saved, place }: MemberSave) {
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

  const attempt = async (change: Promise<readonly unknown[]>): Promise<boolean> => {
    const failure = await change.then(
      (userErrors) => userErrors[0],
      (error: unknown) => error,
    );
    if (failure === undefined) return true;
    if (isSessionEnd(failure)) signInAgain();
    else fail(failure);
    return false;
  };
  const offerUndo = () =>
    showToast({
      title: formatMessage({ id: 'saved.removed' }),
      action: {
        label: formatMessage({ id: 'saved.undo' }),
        hint: formatMessage({ id: 'saved.undoHint' }, { name }),
        onPress: () => void attempt(save(id)),
      },
    });
  const toggle = async () => {
    if (!saved) await attempt(save(id));
    else if (await attempt(unsave(id))) offerUndo();
  };
  return { toggle, pending: saving || unsaving };
}
