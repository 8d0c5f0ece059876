import { type ReactNode, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { useHandOnFocus } from '../../ui/useHandOnFocus';

/** An alert with a button to try again. The message (`children`) says that a part of the page could not be loaded. */
export function FailedPart({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const failure = useRef<HTMLDivElement>(null);
  useHandOnFocus(failure); // after a press, the button disappears
  return (
    <Failure ref={failure} role="alert">
      {children}
      <button type="button" onClick={onRetry}>
        <FormattedMessage id="problem.retry" />
      </button>
    </Failure>
  );
}

const Failure = styled.div`
  padding: 10px 14px;
  border-radius: var(--radius-small);
  background: var(--danger-soft);
  color: var(--danger);
  font-size: 0.9375rem;
  button {
    display: block;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-weight: 620;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
