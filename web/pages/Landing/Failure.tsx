import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { MessageId } from '../../intl/messageIds';

const Box = styled.div`
  padding: 12px 16px;
  border-radius: var(--radius-small);
  background: var(--danger-soft);
  color: var(--danger);
  font-weight: 560;
`;

/** Says what went wrong on the landing, in the sentences that say it. */
export function Failure({ lines }: { lines: readonly MessageId[] }) {
  return (
    <Box role="alert">
      {lines.map((id) => (
        <p key={id}>
          <FormattedMessage id={id} />
        </p>
      ))}
    </Box>
  );
}
