import { useState } from 'react';
import type { MessageId } from '../../intl/messageIds';
import { AskBeforeLeaving } from './AskBeforeLeaving';
import { LeaveDialog } from './LeaveDialog';

/**
 * For a dialog with a form. While the form has a typed text that was not sent (`isTyped`), the user must confirm before
 * the dialog closes or the page is left.
 * @param text says what is not saved yet
 * @returns `close` closes the dialog, or asks first; `leave` closes it without a question; `question` must be rendered inside
 * the dialog
 */
export function useLeaveQuestion(isTyped: boolean, text: MessageId, onClose: () => void) {
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    onClose();
  };
  return {
    close: () => (isTyped ? setAsking(true) : leave()),
    leave,
    question: isTyped && (
      <>
        {isAsking && <LeaveDialog text={text} onStay={() => setAsking(false)} onLeave={leave} />}
        <AskBeforeLeaving text={text} />
      </>
    ),
  };
}
