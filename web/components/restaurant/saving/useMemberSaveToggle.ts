import { useIntl } from 'react-intl';
import { failureReason } from '../../../relay/failureReason';
import { isSessionEnd } from '../../../relay/isSessionEnd';
import { useSignInAgain } from '../../../session/useSignInAgain';
import { useToast } from '../../../ui/Toast';
import { useUndo } from '../removed/useUndo';
import { unsaveTopic, useSaveRestaurant } from './useSaveRestaurant';
import { useUnsaveRestaurant } from './useUnsaveRestaurant';

/** Parameters of useMemberSaveToggle; `place`: where the heart button is. An error message depends on `place`. */
export type MemberSave = { id: string; name: string; saved: boolean; place: 'card' | 'detail' };

/**
 * Returns `toggle`, which saves or unsaves a restaurant for the member, and `pending`, which is true while the app
 * waits for the response. After an unsave, a toast appears; it has an undo button if the restaurant was on the list. If
 * the session has ended, the sign-in opens; a toast reports any other failure.
 */
export function useMemberSaveToggle({ id, name, saved, place }: MemberSave) {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const signInAgain = useSignInAgain();
  const [save, saving] = useSaveRestaurant();
  const [unsave, unsaving] = useUnsaveRestaurant();
  const undo = useUndo('save.undoHint');

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

  const refuse = (failure: unknown) => (isSessionEnd(failure) ? signInAgain() : fail(failure));
  const toggle = async () => {
    try {
      if (!saved) {
        const [refusal] = await save(id);
        if (refusal) refuse(refusal);
        return;
      }
      const { userErrors, removedItem } = await unsave(id);
      if (userErrors[0]) refuse(userErrors[0]);
      else {
        const action = undo(name, removedItem?.id);
        showToast({ title: formatMessage({ id: 'save.removed' }), action, topic: unsaveTopic(id) });
      }
    } catch (error) {
      refuse(error);
    }
  };
  return { toggle, pending: saving || unsaving };
}
