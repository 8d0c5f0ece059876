import { listGuestSaves } from '../../device/guestSaves';
import { logOut } from '../../session/logOut';
import { useSession } from '../../session/useSession';
import { useFetchedDialog } from '../problems/useFetchedDialog';

const loadDialog = async () => (await import('./EndGuestDialog')).EndGuestDialog;

/**
 * `end` ends the session. A guest with saved restaurants must first confirm this in a dialog. `question` is that
 * dialog: render `question` next to the button that calls `end`. Spread `near` on that button, so that the dialog is
 * loaded before the button is pressed.
 */
export function useEndSession() {
  const { kind } = useSession();
  const { Component, show, preload, state } = useFetchedDialog(loadDialog);
  const wouldLose = () => kind === 'GUEST' && listGuestSaves().length > 0;
  const prepareQuestion = () => {
    if (wouldLose()) preload();
  };
  return {
    end: () => (wouldLose() ? show() : logOut()),
    near: { onPointerEnter: prepareQuestion, onFocus: prepareQuestion },
    question: Component && <Component {...state} />,
  };
}
