import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { MessageId } from '../../intl/messageIds';
import { useFetchedPart } from '../../ui/useFetchedPart';
import type { ReportDialogProps } from './ReportDialog';

const loadDialog = () => import('./ReportDialog').then(({ ReportDialog }) => ReportDialog);

/** Props of ReportLink; `label`: the message id of the button's text. The default text is "Report a problem". */
export type ReportLinkProps = Omit<ReportDialogProps, 'onClose'> & { label?: MessageId };

/** A text button that opens the report dialog. A press loads the dialog's code; pointing at the button preloads it. */
export function ReportLink({ label = 'report.open', ...asked }: ReportLinkProps) {
  const { Component: ReportDialog, failed, load, preload } = useFetchedPart(loadDialog);
  const [open, setOpen] = useState(false);
  const show = async () => setOpen(await load());
  return (
    <>
      <Press type="button" aria-haspopup="dialog" onPointerEnter={preload} onClick={show}>
        <FormattedMessage id={label} />
      </Press>
      {failed && (
        <p role="alert">
          <FormattedMessage id="problem.chunkTitle" />
        </p>
      )}
      {open && ReportDialog && <ReportDialog {...asked} onClose={() => setOpen(false)} />}
    </>
  );
}

const Press = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink-soft);
  font: inherit;
  font-size: 0.875rem;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
