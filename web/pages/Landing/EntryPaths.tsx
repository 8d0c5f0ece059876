import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { useSession } from '../../components/SessionProvider';
import { Button } from '../../ui/Button';

const Paths = styled.div`
  display: grid;
  gap: 12px;
  width: 100%;
  max-width: 32rem;
`;
const Accounts = styled.div`
  display: grid;
  gap: 12px;
  @media (min-width: 480px) {
    grid-template-columns: 1fr 1fr;
  }
`;
const Or = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  color: var(--ink-soft);
  font-family: var(--serif);
  font-size: 1.0625rem;
  line-height: 1;
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: var(--line);
  }
`;
const Note = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
  text-align: center;
`;
const Failure = styled.div`
  padding: 12px 16px;
  border-radius: var(--radius-small);
  background: var(--danger-soft);
  color: var(--danger);
  font-weight: 560;
`;

type GuestState = 'idle' | 'pending' | 'failed' | 'offline' | 'rateLimited';

/** Props of EntryPaths: `onEntryNear` is told when one of the dialogs is about to be wanted. */
export type EntryPathsProps = { onEntryNear: () => unknown };

/** The three ways in: the two dialogs, and guest at once. Relay is loaded when the guest button is pressed, not before. */
export function EntryPaths({ onEntryNear }: EntryPathsProps) {
  const { openDialog, signedIn } = useSession();
  const [guest, setGuest] = useState<GuestState>('idle');
  const near = { onPointerEnter: onEntryNear, onFocus: onEntryNear };
  const enter = async () => {
    setGuest('pending');
    try {
      const { continueAsGuest } = await import('./continueAsGuest');
      signedIn(await continueAsGuest());
    } catch (error) {
      const kind = error instanceof Error && 'kind' in error ? error.kind : undefined;
      setGuest(kind === 'offline' || kind === 'rateLimited' ? kind : 'failed');
    }
  };
  return (
    <Paths>
      <Accounts>
        <Button tone="primary" wide onClick={() => openDialog('signIn')} {...near}>
          <FormattedMessage id="landing.signIn" />
        </Button>
        <Button wide onClick={() => openDialog('createAccount')} {...near}>
          <FormattedMessage id="landing.createAccount" />
        </Button>
      </Accounts>
      <Or>
        <FormattedMessage id="landing.or" />
      </Or>
      <Button wide disabled={guest === 'pending'} onClick={enter}>
        <FormattedMessage id={guest === 'pending' ? 'landing.guestPending' : 'landing.guest'} />
      </Button>
      {guest !== 'idle' && guest !== 'pending' && (
        <Failure role="alert">
          <p>
            <FormattedMessage id="landing.guestFailed" />
          </p>
          {guest === 'offline' && (
            <p>
              <FormattedMessage id="landing.guestOffline" />
            </p>
          )}
          {guest === 'rateLimited' && (
            <p>
              <FormattedMessage id="landing.guestRateLimited" />
            </p>
          )}
        </Failure>
      )}
      <Note>
        <FormattedMessage id="landing.guestNote" />
      </Note>
    </Paths>
  );
}
