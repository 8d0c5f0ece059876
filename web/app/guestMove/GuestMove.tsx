import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { logQuietly } from '../../device/logQuietly';
import { forgetList } from '../../relay/memberLists';
import { useToast } from '../../ui/Toast';
import { describeMove } from './describeMove';
import { type GuestMoved, moveGuestSaves } from './moveGuestSaves';

/**
 * For members: moves the guest's saved restaurants from this device to the account, and one toast shows the result. If
 * restaurants were added, the saved list is fetched again: immediately if it is on screen, otherwise at its next use.
 * If there is no answer, or the server refuses, the device keeps everything and tries again when the app opens the next
 * time.
 */
export function GuestMove() {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const showToast = useToast();
  const location = useLocation();
  const navigate = useNavigate();
  const showMove = useEffectEvent((moved: GuestMoved | null) => {
    if (moved && moved.saved > 0) {
      forgetList(environment as never, 'savedRestaurants');
      if (location.pathname === '/saved') navigate(location, { replace: true, state: location.state });
    }
    const message = moved && describeMove(moved, intl);
    if (message) showToast(message);
  });
  useEffect(() => {
    moveGuestSaves(environment).then(showMove, (error) =>
      logQuietly('What the guest had saved stays on this device for now.', error),
    );
  }, [environment]);
  return null;
}
