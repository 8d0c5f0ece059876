import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { AlertDialog } from '../../../ui/AlertDialog';
import { Button } from '../../../ui/Button';
import { useEraseTaste } from './useEraseTaste';

const Opener = styled(Button)`
  justify-self: start;
  border-color: var(--danger);
  color: var(--danger);
`;

/** The button "Erase taste". A dialog asks before the taste is erased. */
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
      <Opener onClick={() => setOpen(true)}>
        <FormattedMessage id="settings.tasteErase" />
      </Opener>
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
