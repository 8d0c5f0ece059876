import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AlertDialog } from '../../../ui/AlertDialog';
import { DangerButton } from '../DangerButton';
import { useEraseTaste } from './useEraseTaste';

/** The button "Erase taste". A dialog asks for confirmation before the taste is erased. */
export function EraseTaste() {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const [eraseTaste, pending] = useEraseTaste();
  const confirm = async () => {
    await eraseTaste();
    setOpen(false);
  };
  return (
    <>
      <DangerButton onClick={() => setOpen(true)}>
        <FormattedMessage id="settings.tasteErase" />
      </DangerButton>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={formatMessage({ id: 'settings.tasteEraseTitle' })}
        description={<FormattedMessage id="settings.tasteEraseWarning" />}
        cancelLabel={formatMessage({ id: 'settings.cancel' })}
        confirmLabel={formatMessage({ id: pending ? 'settings.tasteErasing' : 'settings.tasteErase' })}
        onConfirm={confirm}
        pending={pending}
      />
    </>
  );
}
