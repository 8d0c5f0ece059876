import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: 7px;
  color: var(--ink-soft);
  &[data-state='met'] {
    color: var(--success);
    font-weight: 600;
  }
  &[data-state='broken'] {
    color: var(--danger);
    font-weight: 560;
  }
`;

/** A rule under a field: open (not met yet), met (green, with a tick) or broken. */
export function Rule({ state, children }: { state: 'open' | 'met' | 'broken'; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <Line data-state={state}>
      {state === 'met' ? (
        <Check size={17} role="img" aria-label={formatMessage({ id: 'auth.met' })} />
      ) : (
        <Circle size={17} aria-hidden />
      )}
      {children}
    </Line>
  );
}
