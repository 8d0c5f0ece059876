import { listGuestSaves } from '../../device/guestSaves';
import { logOut } from '../../session/logOut';
import { useSession } from '../../session/useSession';
import { useFetchedDialog } from '../problems/useFetchedDialog';

const loadDialog = async () => (await import('./EndGuestDialog')).EndGuestDialog;

/**
 * `end` ends the session. A guest who has saved something is asked first: put `question` beside the button. `near` goes on
 * the button, so that the question is there when it is pressed.
 */
export function useEndSession() {
  const { kind } = useSession();
  const { Part, show, prepare, state } = useFetchedDialog(loadDialog);
  const wouldLose = () => kind === 'GUEST' && listGuestSaves().length > 0;
  const comeNear = () => {
    if (wouldLose()) prepare();
  };
  return {
    end: () => (wouldLose() ? show() : logOut()),
    near: { onPointerEnter: comeNear, onFocus: comeNear },
    question: Part && <Part {...state} />,
  };
}
