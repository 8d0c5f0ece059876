import { useIntl } from 'react-intl';
import { useGuestSaves } from '../../device/guestSaves';
import { logOut } from '../../session/logOut';
import { useSession } from '../../session/useSession';
import { AlertDialog } from '../../ui/AlertDialog';
import type { DialogState } from '../problems/useFetchedDialog';

/** Asks a guest to confirm before the session ends, because the guest would lose the saved restaurants. */
export function EndGuestDialog({ open, onOpenChange }: DialogState) {
  const { formatMessage } = useIntl();
  const { openDialog } = useSession();
  const { saves } = useGuestSaves();
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={formatMessage({ id: 'guestEnd.title' })}
      description={formatMessage({ id: 'guestEnd.text' }, { count: saves.length })}
      instead={{
        label: formatMessage({ id: 'guestEnd.create' }),
        onPress: () => {
          onOpenChange(false);
          openDialog('createAccount');
        },
      }}
      confirmLabel={formatMessage({ id: 'header.endGuestSession' })}
      onConfirm={logOut}
      cancelLabel={formatMessage({ id: 'guestEnd.cancel' })}
    />
  );
}
