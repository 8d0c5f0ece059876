import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { logQuietly } from '../../device/logQuietly';
import { useToast } from '../../ui/Toast';
import { describeMove } from './describeMove';
import { type GuestMoved, moveGuestSaves } from './moveGuestSaves';

/**
 * For members: moves the guest's saved restaurants from this device to the account, and one toast shows the result.
 * Without an answer the device keeps everything, and tries again when the app opens next time.
 */
export function GuestMove() {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const showToast = useToast();
  const tell = useEffectEvent((moved: GuestMoved | null) => {
    const message = moved && describeMove(moved, intl);
    if (message) showToast(message);
  });
  useEffect(() => {
    moveGuestSaves(environment).then(tell, (error) =>
      logQuietly('What the guest had saved stays on this device for now.', error),
    );
  }, [environment]);
  return null;
}
