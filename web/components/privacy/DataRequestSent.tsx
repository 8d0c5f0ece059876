import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Notice } from '../../intl/Notice';
import { Button } from '../../ui/Button';

const Done = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  overflow-wrap: anywhere;
  > svg {
    color: var(--success);
  }
  &:focus-visible {
    outline: none;
  }
  h3 {
    margin: 0;
    font-size: 1.625rem;
  }
`;

/** Props of DataRequestSent: the sender's name and e-mail address, and `onAgain`, which reopens the form. */
export type DataRequestSentProps = { name: string; email: string; onAgain: () => void };

/** The text that replaces the form after the request was sent. It takes the focus, so that screen readers read it. */
export function DataRequestSent({ name, email, onAgain }: DataRequestSentProps) {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => here.current?.focus(), []);
  return (
    <Done ref={here} role="status" tabIndex={-1}>
      <CircleCheck size={40} strokeWidth={1.75} aria-hidden />
      <h3>
        <Notice id="request.done" />
      </h3>
      <p>
        <Notice id="request.doneText" values={{ name, email }} />
      </p>
      <Button onClick={onAgain}>
        <Notice id="request.again" />
      </Button>
    </Done>
  );
}
