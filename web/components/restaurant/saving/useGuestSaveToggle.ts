import { useIntl } from 'react-intl';
import { type GuestSave, type GuestSaveResult, restoreForGuest, useGuestSaves } from '../../../device/guestSaves';
import { useSession } from '../../../session/useSession';
import { useToast } from '../../../ui/Toast';

/**
 * Whether the restaurant is saved on this device, and a function that saves or unsaves it. The function shows the
 * result in a toast. After an unsave, the toast has an undo button. If a save fails because the list is full, the toast
 * has a button that opens the sign-in.
 */
export function useGuestSaveToggle(restaurant: Omit<GuestSave, 'savedAt'>) {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const { openDialog } = useSession();
  const signIn = {
    label: formatMessage({ id: 'auth.signIn' }),
    hint: formatMessage({ id: 'auth.signIn' }),
    onPress: () => openDialog('signIn'),
  };
  const { saves, isSaved, save, unsave } = useGuestSaves();
  const saved = isSaved(restaurant.id);
  const say = ({ success, code }: GuestSaveResult, undone?: GuestSave) =>
    showToast({
      title: formatMessage({ id: `guestSaves.${code}` }),
      tone: success ? 'default' : 'destructive',
      action: undone
        ? {
            label: formatMessage({ id: 'save.undo' }),
            hint: formatMessage({ id: 'save.undoHint' }, { name: undone.name }),
            onPress: () => say(restoreForGuest(undone)),
          }
        : code === 'limit'
          ? signIn
          : undefined,
    });
  const toggle = () => {
    const kept = saves.find(({ id }) => id === restaurant.id);
    if (!kept) return say(save(restaurant));
    const result = unsave(kept.id);
    say(result, result.success ? kept : undefined);
  };
  return { saved, toggle };
}
