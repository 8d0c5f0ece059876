import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { MessageId } from '../../intl/messageIds';
import type { FailureReason } from '../../relay/failureReason';

const Box = styled.div`
  padding: 12px 16px;
  border-radius: var(--radius-small);
  background: var(--danger-soft);
  color: var(--danger);
  font-weight: 560;
`;

/** The messages that describe an error. */
export type Problem = ReadonlyArray<MessageId | FailureReason>;

/** An error message on the landing page. */
export function Failure({ lines }: { lines: Problem }) {
  return (
    <Box role="alert">
      {lines.map((line) => {
        const words = typeof line === 'string' ? { id: line } : line;
        return (
          <p key={words.id}>
            <FormattedMessage {...words} />
          </p>
        );
      })}
    </Box>
  );
}
