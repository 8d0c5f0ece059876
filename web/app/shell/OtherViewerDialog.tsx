import { useIntl } from 'react-intl';
import type { DialogState } from '../../components/problems/useFetchedDialog';
import { reloadPage } from '../../device/address';
import { AlertDialog } from '../../ui/AlertDialog';

/** Says that somebody signed in or out in another tab, and offers to reload this tab. */
export function OtherViewerDialog({ open, onOpenChange }: DialogState) {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={formatMessage({ id: 'otherViewer.title' })}
      description={formatMessage({ id: 'otherViewer.text' })}
      confirmLabel={formatMessage({ id: 'problem.reload' })}
      onConfirm={reloadPage}
      cancelLabel={formatMessage({ id: 'otherViewer.stay' })}
    />
  );
}
