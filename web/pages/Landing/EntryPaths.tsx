import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { takeEarlyPress } from '../../device/earlyPress';
import { type AuthDialogName, useSession } from '../../session/useSession';
import { Button } from '../../ui/Button';
import { Failure, type Problem } from './Failure';
import { guestProblem } from './guestProblem';

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

/**
 * Props of EntryPaths. `onEntryNear` loads the dialogs. It is called when the pointer or the focus reaches a button
 * that opens a dialog, and again before the dialog opens.
 */
export type EntryPathsProps = { onEntryNear: () => Promise<unknown> };

/** Three ways to enter: sign in, create an account, or be a guest. A press on the guest button loads Relay. */
export function EntryPaths({ onEntryNear }: EntryPathsProps) {
  const { openDialog, signedIn } = useSession();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem>([]);
  useEffect(() => takeEarlyPress()?.click(), []);
  const prepare = () => void onEntryNear().catch(() => undefined);
  const near = { onPointerEnter: prepare, onFocus: prepare };
  const open = async (dialog: AuthDialogName) => {
    setProblem([]);
    try {
      await onEntryNear();
      openDialog(dialog);
    } catch {
      setProblem(['problem.chunkTitle', 'problem.chunkText']);
    }
  };
  const enter = async () => {
    setProblem([]);
    setPending(true);
    try {
      const { continueAsGuest } = await import('./continueAsGuest');
      signedIn(await continueAsGuest());
    } catch (error) {
      setPending(false);
      setProblem(guestProblem(error));
    }
  };
  return (
    <Paths>
      <Accounts>
        <Button tone="primary" wide onClick={() => open('signIn')} {...near}>
          <FormattedMessage id="landing.signIn" />
        </Button>
        <Button wide onClick={() => open('createAccount')} {...near}>
          <FormattedMessage id="landing.createAccount" />
        </Button>
      </Accounts>
      <Or>
        <FormattedMessage id="landing.or" />
      </Or>
      <Button wide disabled={pending} onClick={enter}>
        <FormattedMessage id={pending ? 'landing.guestPending' : 'landing.guest'} />
      </Button>
      {problem.length > 0 && <Failure lines={problem} />}
      <Note>
        <FormattedMessage id="landing.guestNote" />
      </Note>
    </Paths>
  );
}
