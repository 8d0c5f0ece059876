import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';

async function loadDialog() {
  const words = import('../../intl/loadNoticeTexts').then(({ loadNoticeTexts }) => loadNoticeTexts());
  const [{ PrivacyDialog }] = await Promise.all([import('./PrivacyDialog'), words]);
  return { default: PrivacyDialog };
}

const PrivacyDialog = lazy(loadDialog);

/**
 * Props of PrivacyLink: `onProblem` is called with false at each press, and then with true if the dialog cannot be
 * loaded.
 */
export type PrivacyLinkProps = { onProblem: (failed: boolean) => void; children: ReactNode };

/**
 * A link that opens the privacy notice in a dialog. The dialog's code and texts are loaded only when the link is
 * pressed. The link is a plain button, which the parent styles.
 */
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
      <button type="button" onClick={show}>
        {children}
      </button>
      <Suspense>
        {open && <PrivacyDialog closeLabel={formatMessage({ id: 'dialog.close' })} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
