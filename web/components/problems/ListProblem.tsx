import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { useBackOnline } from '../../device/useBackOnline';
import type { MessageId } from '../../intl/messageIds';
import { failureReason } from '../../relay/failureReason';
import { RequestError } from '../../relay/RequestError';
import { Button } from '../../ui/Button';
import { useHandOnFocus } from '../../ui/useHandOnFocus';

/** Props of ListProblem; `text` is shown if failureReason returns null for the error. */
export type ListProblemProps = { error: Error; title: MessageId; text: MessageId; onRetry: () => void };

/**
 * Says that the main content of a page could not be loaded. The button tries again. The page also tries again by itself
 * when the device is online again. If the error is a bug in the app or an ended session, it is rethrown to the error
 * boundary of the page.
 */
export function ListProblem({ error, title, text, onRetry }: ListProblemProps) {
  const frame = useRef<HTMLDivElement>(null);
  useHandOnFocus(frame); // after a press, the button disappears
  useBackOnline(onRetry);
  if (!(error instanceof RequestError) || error.kind === 'unauthenticated') throw error;
  return (
    <Frame ref={frame} role="alert">
      <h2>
        <FormattedMessage id={title} />
      </h2>
      <p>
        <FormattedMessage {...(failureReason(error) ?? { id: text })} />
      </p>
      <Button tone="primary" onClick={onRetry}>
        <FormattedMessage id="problem.retry" />
      </Button>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 14px;
  justify-items: start;
  max-width: 36rem;
  margin-top: 28px;
  padding: 28px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  h2 {
    font-size: 1.9rem;
  }
  p {
    color: var(--ink-soft);
  }
`;
