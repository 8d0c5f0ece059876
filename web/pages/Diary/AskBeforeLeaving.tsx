import { useIntl } from 'react-intl';
import { useBlocker } from 'react-router-dom';
import { useAskBeforeUnload } from '../../device/useAskBeforeUnload';
import { AlertDialog } from '../../ui/AlertDialog';

/** Rendered while an edit has unsaved changes. The user must confirm before leaving the page or the current view. */
export function AskBeforeLeaving() {
  const { formatMessage } = useIntl();
  useAskBeforeUnload();
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      here.pathname !== there.pathname || here.search !== there.search,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || blocker.reset()}
      title={formatMessage({ id: 'diary.unsavedTitle' })}
      description={formatMessage({ id: 'diary.unsaved' })}
      cancelLabel={formatMessage({ id: 'diary.unsavedStay' })}
      confirmLabel={formatMessage({ id: 'diary.unsavedLeave' })}
      onConfirm={() => blocker.proceed()}
    />
  );
}
