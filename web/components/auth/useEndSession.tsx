import { listGuestSaves } from '../../device/guestSaves';
import { logOut } from '../../session/logOut';
import { useSession } from '../../session/useSession';
import { useFetchedDialog } from '../problems/useFetchedDialog';

const loadDialog = async () => (await import('./EndGuestDialog')).EndGuestDialog;

/**
 * `end` ends the session. A guest with saved restaurants is asked first: render `question` beside the button. Spread
 * `near` on the button, so the question is loaded before it is pressed.
 */
export function useEndSession() {
  const { kind } = useSession();
  const { Part, show, prepare, state } = useFetchedDialog(loadDialog);
  const wouldLose = () => kind === 'GUEST' && listGuestSaves().length > 0;
  const prepareQuestion = () => {
    if (wouldLose()) prepare();
  };
  return {
    end: () => (wouldLose() ? show() : logOut()),
    near: { onPointerEnter: prepareQuestion, onFocus: prepareQuestion },
    question: Part && <Part {...state} />,
  };
}
