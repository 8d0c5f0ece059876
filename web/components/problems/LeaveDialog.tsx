import { useIntl } from 'react-intl';
import type { MessageId } from '../../intl/messageIds';
import { AlertDialog } from '../../ui/AlertDialog';

/** Props of LeaveDialog; `text` says what is not saved yet. */
export type LeaveDialogProps = { text: MessageId; onStay: () => void; onLeave: () => void };

/** Asks for confirmation before a form closes whose typed text would be lost. */
export function LeaveDialog({ text, onStay, onLeave }: LeaveDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onStay()}
      title={formatMessage({ id: 'unsaved.title' })}
      description={formatMessage({ id: text })}
      cancelLabel={formatMessage({ id: 'unsaved.stay' })}
      confirmLabel={formatMessage({ id: 'unsaved.leave' })}
      onConfirm={onLeave}
    />
  );
}
