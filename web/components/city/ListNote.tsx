import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { MessageId } from '../../intl/messageIds';
import { failureReason } from '../../relay/failureReason';
import { RequestError } from '../../relay/RequestError';
import { FailedPart } from '../problems/FailedPart';

/** Stands over a list of places: what it shows, or that there is nothing to show. Spoken when it changes. */
export const ListNote = styled.p.attrs({ role: 'status' })`
  color: var(--ink-soft);
  font-size: 0.9375rem;
  &:empty {
    margin-top: -10px; /* a live region has to stand there before it speaks */
  }
`;

/** Says that the list did not come, why, and asks again when pressed. The typed text is untouched. */
export function ListFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const offline = error instanceof RequestError && error.kind === 'offline';
  const words: MessageId = offline ? 'city.offline' : 'city.failed';
  return (
    <FailedPart onRetry={onRetry}>
      <FormattedMessage {...(failureReason(error) ?? { id: words })} />
    </FailedPart>
  );
}
