import type { IntlShape } from 'react-intl';
import type { ToastMessage } from '../../ui/useToastState';
import type { GuestMoved } from './moveGuestSaves';

/** The result of moving a guest's list, as one toast; null if the list was empty. */
export function describeMove(
  { saved, alreadySaved, unknown, noRoom }: GuestMoved,
  intl: IntlShape,
): ToastMessage | null {
  if (saved + alreadySaved + unknown + noRoom === 0) return null;
  const hasBoth = alreadySaved > 0 && saved > 0;
  const lines = [
    hasBoth && intl.formatMessage({ id: 'guestMove.there' }, { count: alreadySaved }),
    unknown > 0 && intl.formatMessage({ id: 'guestMove.unknown' }, { count: unknown }),
    noRoom > 0 && intl.formatMessage({ id: 'guestMove.noRoom' }, { count: noRoom }),
  ].filter((line) => line !== false);
  const title =
    saved > 0
      ? intl.formatMessage({ id: 'guestMove.title' }, { count: saved })
      : intl.formatMessage({ id: alreadySaved > 0 ? 'guestMove.allThere' : 'guestMove.noneMoved' });
  return lines.length > 0 ? { title, description: lines.join('\n') } : { title };
}
