import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { MessageId } from '../../intl/messageIds';
import { failureReason } from '../../relay/failureReason';
import { RequestError } from '../../relay/RequestError';
import { FailedPart } from '../problems/FailedPart';

/** A note above a list of places, for example that nothing was found. Screen readers read it when it changes. */
export const ListNote = styled.p.attrs({ role: 'status' })`
  color: var(--ink-soft);
  font-size: 0.9375rem;
  &:empty {
    margin-top: -10px; /* a live region must exist before its text changes */
  }
`;

/** Says that the list could not be loaded and why, with a button to try again. The typed text stays. */
export function ListFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const offline = error instanceof RequestError && error.kind === 'offline';
  const words: MessageId = offline ? 'city.offline' : 'city.failed';
  return (
    <FailedPart onRetry={onRetry}>
      <FormattedMessage {...(failureReason(error) ?? { id: words })} />
    </FailedPart>
  );
}
