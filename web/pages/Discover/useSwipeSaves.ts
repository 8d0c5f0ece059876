import { useIntl } from 'react-intl';
import { guestSaveOf, type SavableRestaurant } from '../../components/restaurant/saving/guestSaveOf';
import { useSaveRestaurant } from '../../components/restaurant/saving/useSaveRestaurant';
import { useUnsaveRestaurant } from '../../components/restaurant/saving/useUnsaveRestaurant';
import { type GuestSaveResult, saveForGuest, unsaveForGuest } from '../../device/guestSaves';
import type { ViewerKind } from '../../device/viewerKind';
import type { MessageId } from '../../intl/messageIds';
import { failureReason } from '../../relay/failureReason';
import { isSessionEnd } from '../../relay/isSessionEnd';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useToast } from '../../ui/Toast';

/** A restaurant to save or to unsave. */
export type SavedPlace = SavableRestaurant & { readonly id: string };

/**
 * Returns two functions, to save and to unsave a restaurant after a swipe: for guests on the device, for members on the
 * server. Each function returns a promise that resolves to true if the restaurant is then saved (or unsaved), otherwise
 * to false. A toast shows each failure, and for guests also each success. If the session has ended, the sign-in opens.
 */
export function useSwipeSaves(kind: ViewerKind) {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const signInAgain = useSignInAgain();
  const [save] = useSaveRestaurant();
  const [unsave] = useUnsaveRestaurant();

  const tellGuest = ({ success, code }: GuestSaveResult) => {
    showToast({ title: formatMessage({ id: `guestSaves.${code}` }), tone: success ? 'default' : 'destructive' });
    return success || code === 'alreadySaved';
  };
  const attempt = async (change: Promise<readonly unknown[]>, words: MessageId) => {
    const failure = await change.then(
      (userErrors) => userErrors[0],
      (error: unknown) => error,
    );
    if (failure === undefined) return true;
    if (isSessionEnd(failure)) signInAgain();
    else {
      const reason = failureReason(failure);
      showToast({
        title: formatMessage({ id: 'save.failedTitle' }),
        description: reason ? formatMessage(reason, reason.values) : formatMessage({ id: words }),
        tone: 'destructive',
      });
    }
    return false;
  };
  return {
    save: async (place: SavedPlace) =>
      kind === 'GUEST' ? tellGuest(saveForGuest(guestSaveOf(place))) : attempt(save(place.id), 'discover.saveFailed'),
    unsave: async (place: SavedPlace) =>
      kind === 'GUEST'
        ? tellGuest(unsaveForGuest(place.uuid))
        : attempt(
            unsave(place.id).then(({ userErrors }) => userErrors),
            'discover.unsaveFailed',
          ),
  };
}
