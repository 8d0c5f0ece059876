import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { EmailWait_user$key } from '../../../__generated__/EmailWait_user.graphql';
import { FormAlert } from '../../../components/forms/FormAlert';
import { readLanguage } from '../../../device/language';
import { graphLanguage } from '../../../relay/graphLanguage';
import { Button } from '../../../ui/Button';
import { useMemberForm } from './useMemberForm';
import { useRequestEmailChange } from './useRequestEmailChange';

const Wait = styled.div`
  display: grid;
  justify-items: start;
  gap: 10px;
  margin-top: 6px;
`;

/** Props of EmailWait; `onDone` gets a text that says what was done. */
export type EmailWaitProps = { user: EmailWait_user$key; onDone: (words: string) => void };

/**
 * What still has to be done for the member's e-mail address. A new address waits until the member confirms it with the
 * mailed link. This change can be canceled if the current address is confirmed. If the current address is not confirmed
 * and no other address waits, a button mails a link that confirms the current address.
 */
export function EmailWait({ user, onDone }: EmailWaitProps) {
  const { formatMessage } = useIntl();
  const { attempt, pending, problem } = useMemberForm('account.sendFailed');
  const [requestEmailChange] = useRequestEmailChange();
  const { email, isEmailConfirmed, pendingEmail } = useFragment(
    graphql`
      fragment EmailWait_user on User {
        email
        isEmailConfirmed
        pendingEmail
      }
    `,
    user,
  );
  const request = (wanted: string) =>
    attempt(
      requestEmailChange({ input: { email: wanted, fallbackLanguage: graphLanguage(readLanguage()) } }).then(
        (response) => response.requestEmailChange,
      ),
      () => onDone(formatMessage({ id: isEmailConfirmed ? 'account.emailKept' : 'account.mailed' })),
    );
  const canKeep = Boolean(email && isEmailConfirmed && pendingEmail);
  const canConfirm = Boolean(email && !isEmailConfirmed);
  if (!pendingEmail && !canConfirm) return null;
  const label = canKeep ? 'account.keepEmail' : pendingEmail ? 'account.sendAgain' : 'account.confirmNow';
  return (
    <Wait>
      {pendingEmail && (
        <p>
          <FormattedMessage id="account.waiting" values={{ email: pendingEmail }} />
        </p>
      )}
      <FormAlert problem={problem} />
      {email && (canKeep || !pendingEmail || pendingEmail === email) && (
        <Button disabled={pending} onClick={() => request(email)}>
          <FormattedMessage id={pending && !canKeep ? 'account.sending' : label} values={{ email }} />
        </Button>
      )}
    </Wait>
  );
}
