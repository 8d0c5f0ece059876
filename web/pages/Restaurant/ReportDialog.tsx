import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ProblemKind } from '../../__generated__/useReportProblemMutation.graphql';
import { PageForm } from '../../components/forms/PageForm';
import { useFormAttempt } from '../../components/forms/useFormAttempt';
import { useLeaveQuestion } from '../../components/problems/useLeaveQuestion';
import type { MessageId } from '../../intl/messageIds';
import { Dialog } from '../../ui/Dialog';
import { Select } from '../../ui/Select';
import { TextArea } from '../../ui/TextArea';
import { useReportProblem } from './useReportProblem';

const Body = styled.div`
  margin-top: 20px;
`;

const kinds = [
  { value: 'PERMANENTLY_CLOSED', label: 'report.closed' },
  { value: 'WRONG_HOURS', label: 'report.wrongHours' },
  { value: 'WRONG_PLACE', label: 'report.wrongPlace' },
  { value: 'NOT_A_RESTAURANT', label: 'report.notARestaurant' },
  { value: 'TAKE_DOWN', label: 'report.takeDown' },
  { value: 'OTHER', label: 'report.other' },
] as const satisfies ReadonlyArray<{ value: ProblemKind; label: MessageId }>;

type Kind = (typeof kinds)[number]['value'];

/** Props of ReportDialog; `addsFacts`: the user adds facts that the page lacks, instead of reporting an error. */
export type ReportDialogProps = { restaurantId: string; name: string; addsFacts?: boolean; onClose: () => void };

/**
 * Asks what is wrong with a restaurant's page, or which missing facts the user knows. Thanks the user after
 * sending. The report can be sent only after the user has written something or chosen a kind other than OTHER. While
 * there is a text that was not sent, the user must confirm before the dialog closes or the page is left.
 */
export function ReportDialog({ restaurantId, name, addsFacts = false, onClose }: ReportDialogProps) {
  const { formatMessage } = useIntl();
  const { attempt, pending, problem } = useFormAttempt('report.failed');
  const [report] = useReportProblem();
  const [kind, setKind] = useState<Kind>('OTHER');
  const [details, setDetails] = useState('');
  const [sent, setSent] = useState(false);
  const { close, question } = useLeaveQuestion(!sent && details.trim() !== '', 'report.unsaved', onClose);
  const submit = () =>
    attempt(
      report({ input: { restaurantId, kind, details: details.trim() || null } }).then(
        ({ reportProblem }) => reportProblem,
      ),
      () => setSent(true),
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      title={formatMessage({ id: addsFacts ? 'report.tellTitle' : 'report.open' })}
      description={formatMessage({ id: addsFacts ? 'report.tellText' : 'report.text' }, { name })}
      closeLabel={formatMessage({ id: 'dialog.close' })}
    >
      <Body>
        {sent ? (
          <p role="status">{formatMessage({ id: 'report.sent' })}</p>
        ) : (
          <PageForm
            problem={problem}
            submitLabel={formatMessage({ id: pending ? 'report.pending' : 'report.send' })}
            canSubmit={!pending && (kind !== 'OTHER' || details.trim() !== '')}
            onSubmit={submit}
          >
            {!addsFacts && (
              <Select
                label={formatMessage({ id: 'report.kind' })}
                name="kind"
                options={kinds.map(({ value, label }) => ({ value, label: formatMessage({ id: label }) }))}
                value={kind}
                onChange={setKind}
              />
            )}
            <TextArea
              label={formatMessage({ id: addsFacts ? 'report.tellDetails' : 'report.details' })}
              name="details"
              maxLength={2000}
              value={details}
              onChange={(event) => setDetails(event.target.value)}
              error={problem?.fields.details}
            />
          </PageForm>
        )}
      </Body>
      {question}
    </Dialog>
  );
}
