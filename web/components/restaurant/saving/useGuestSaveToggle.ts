import { useIntl } from 'react-intl';
import { type GuestSave, useGuestSaves } from '../../../device/guestSaves';
import { useToast } from '../../../ui/Toast';

/** Whether this device keeps the restaurant, and the function that saves or unsaves it and says what came of it. */
export function useGuestSaveToggle(restaurant: Omit<GuestSave, 'savedAt'>) {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const { isSaved, save, unsave } = useGuestSaves();
  const saved = isSaved(restaurant.id);
  const toggle = () => {
    const result = saved ? unsave(restaurant.id) : save(restaurant);
    showToast({
      title: formatMessage({ id: `guestSaves.${result.code}` }),
      tone: result.success ? 'default' : 'destructive',
    });
  };
  return { saved, toggle };
}
