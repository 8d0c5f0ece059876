import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import styled from 'styled-components';
import type { RemovedDialogQuery } from '../../../__generated__/RemovedDialogQuery.graphql';
import { LoadingDialog } from '../../problems/LoadingDialog';
import type { DialogState } from '../../problems/useFetchedDialog';
import { RemovedRow } from './RemovedRow';

/** The kinds of things that can be removed. */
export type RemovedKindName = 'SAVED_RESTAURANT' | 'DIARY_ENTRY' | 'DIARY_VISIT';

/** Props of RemovedDialog; `kinds`: the kinds to show. */
export type RemovedDialogProps = DialogState & { kinds: readonly RemovedKindName[] };

/**
 * The dialog with the things that the member removed in the last 30 days. It loads the 100 things that were removed
 * last, and shows those of the given kinds. Each row has a button that restores the thing. The list loads again each
 * time the dialog opens.
 */
export function RemovedDialog({ open, onOpenChange, kinds }: RemovedDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <LoadingDialog
      open={open}
      onOpenChange={onOpenChange}
      title={formatMessage({ id: 'removed.open' })}
      description={formatMessage({ id: 'removed.text' })}
      closeLabel={formatMessage({ id: 'dialog.close' })}
      failure={<FormattedMessage id="removed.loadFailed" />}
    >
      {(attempt) => <RemovedList attempt={attempt} kinds={kinds} />}
    </LoadingDialog>
  );
}

function RemovedList({ attempt, kinds }: { attempt: number; kinds: readonly RemovedKindName[] }) {
  const [restored, setRestored] = useState<ReadonlySet<string>>(new Set());
  const { viewer } = useLazyLoadQuery<RemovedDialogQuery>(
    graphql`
      query RemovedDialogQuery {
        viewer {
          recentlyRemoved(first: 100) @required(action: THROW) {
            edges {
              node {
                id
                kind
                ...RemovedRow_item
              }
            }
          }
        }
      }
    `,
    {},
    { fetchKey: attempt, fetchPolicy: 'network-only' },
  );
  const shown = viewer.recentlyRemoved.edges.filter(
    ({ node }) => kinds.some((kind) => kind === node.kind) && !restored.has(node.id),
  );
  if (shown.length === 0) {
    return (
      <Nothing>
        <FormattedMessage id="removed.none" />
      </Nothing>
    );
  }
  return (
    <List>
      {shown.map(({ node }) => (
        <RemovedRow key={node.id} item={node} onRestored={() => setRestored(new Set([...restored, node.id]))} />
      ))}
    </List>
  );
}

const Nothing = styled.p`
  margin: 24px 0 8px;
  color: var(--ink-soft);
`;
const List = styled.ul`
  display: grid;
  margin-top: 12px;
`;
