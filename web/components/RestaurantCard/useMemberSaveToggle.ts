import { useIntl } from 'react-intl';
import type { MessageId } from '../../intl/messageIds';
import { isSessionEnd } from '../../relay/isSessionEnd';
import { useToast } from '../../ui/Toast';
import { useSignInAgain } from '../useSignInAgain';
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

  const fail = (description: MessageId = place === 'card' ? 'save.failedOnCard' : 'save.failed') =>
    showToast({
      title: formatMessage({ id: 'save.failedTitle' }),
      description: formatMessage({ id: description }),
      tone: 'destructive',
    });

  const toggle = async () => {
    try {
      const userErrors = await (saved ? unsave(id) : save(id));
      if (userErrors.some(isSessionEnd)) signInAgain();
      else if (userErrors.some(({ code }) => code === 'QUOTA_REACHED')) fail('save.full');
      else if (userErrors.length > 0) fail();
    } catch (error) {
      if (isSessionEnd(error)) signInAgain();
      else fail();
    }
  };
  return { toggle, pending: saving || unsaving };
}
