import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { showNotices } from '../intl/messageStore';

const PressedLink = styled.button`
  padding: 0;
  border: 0;
  background: none;
  text-align: start;
  text-decoration: underline;
  text-decoration-color: var(--accent);
  text-decoration-thickness: 2px;
  text-underline-offset: 4px;
`;

async function loadDialog() {
  const [{ PrivacyDialog }] = await Promise.all([import('./PrivacyDialog'), showNotices()]);
  return { default: PrivacyDialog };
}

const PrivacyDialog = lazy(loadDialog);

/** Props of PrivacyLink: `onProblem` is told whether the dialog could not be fetched (true), at each press. */
export type PrivacyLinkProps = { onProblem: (failed: boolean) => void; children: ReactNode };

/** Opens the privacy notice in a dialog; its code and its words come with the press, not before. */
export function PrivacyLink({ onProblem, children }: PrivacyLinkProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const show = async () => {
    onProblem(false);
    try {
      await loadDialog();
      setOpen(true);
    } catch {
      onProblem(true);
    }
  };
  return (
    <>
      <PressedLink type="button" onClick={show}>
        {children}
      </PressedLink>
      <Suspense>
        {open && <PrivacyDialog closeLabel={formatMessage({ id: 'dialog.close' })} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
