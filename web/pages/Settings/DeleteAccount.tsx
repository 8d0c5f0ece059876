import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { AlertDialog } from '../../ui/AlertDialog';
import { DangerButton } from './DangerButton';
import { useDeleteAccount } from './useDeleteAccount';

const Row = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  p {
    max-width: 34em;
    color: var(--ink-soft);
  }
`;

const memberWords = {
  button: 'settings.delete',
  text: 'settings.deleteText',
  title: 'settings.deleteTitle',
  warning: 'settings.deleteWarning',
} as const;
const guestWords = {
  button: 'settings.clear',
  text: 'settings.clearText',
  title: 'settings.clearTitle',
  warning: 'settings.clearWarning',
} as const;

/** The button "Delete account", or "Clear Data" for guests. A dialog asks for confirmation first. */
export function DeleteAccount({ isGuest }: { isGuest: boolean }) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const [deleteAccount, pending] = useDeleteAccount();
  const words = isGuest ? guestWords : memberWords;
  const confirm = async () => {
    await deleteAccount();
    setOpen(false);
  };
  return (
    <Row>
      <p>
        <FormattedMessage id={words.text} />
      </p>
      <DangerButton onClick={() => setOpen(true)}>
        <FormattedMessage id={words.button} />
      </DangerButton>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={formatMessage({ id: words.title })}
        description={<FormattedMessage id={words.warning} />}
        cancelLabel={formatMessage({ id: 'settings.cancel' })}
        confirmLabel={formatMessage({ id: pending ? 'settings.deleting' : words.button })}
        onConfirm={confirm}
        pending={pending}
      />
    </Row>
  );
}
