import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { MessageId } from '../../intl/messageIds';
import { failureReason } from '../../relay/failureReason';
import { RequestError } from '../../relay/RequestError';
import { FailedPart } from '../problems/FailedPart';

/** A note in a city picker, for example that no city was found. Screen readers read the note when its text changes. */
export const ListNote = styled.p.attrs({ role: 'status' })`
  color: var(--ink-soft);
  font-size: 0.9375rem;
  &:empty {
    margin-top: -10px; /* hides the gap of an empty note; a live region must exist before its text changes */
  }
`;

/** An alert in a city picker after a failed request: the reason if it is known, and a button to try again. */
export function ListFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const offline = error instanceof RequestError && error.kind === 'offline';
  const words: MessageId = offline ? 'city.offline' : 'city.failed';
  return (
    <FailedPart onRetry={onRetry}>
      <FormattedMessage {...(failureReason(error) ?? { id: words })} />
    </FailedPart>
  );
}
