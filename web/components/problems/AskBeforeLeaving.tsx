import { useBlocker } from 'react-router-dom';
import { useAskBeforeUnload } from '../../device/useAskBeforeUnload';
import type { MessageId } from '../../intl/messageIds';
import { LeaveDialog } from './LeaveDialog';

/**
 * Rendered while a form has unsaved changes. The user must confirm before leaving the page or the current view. `text`
 * says what is not saved yet.
 */
export function AskBeforeLeaving({ text }: { text: MessageId }) {
  useAskBeforeUnload();
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      here.pathname !== there.pathname || here.search !== there.search,
  );
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog text={text} onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}
