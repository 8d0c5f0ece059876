import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { FormAlert } from '../../../components/forms/FormAlert';
import { useRequestPasswordReset } from '../../../components/forms/useRequestPasswordReset';
import { readLanguage } from '../../../device/language';
import { graphLanguage } from '../../../relay/graphLanguage';
import { Button } from '../../../ui/Button';
import { useMemberForm } from './useMemberForm';

const Way = styled.div`
  display: grid;
  justify-items: start;
  gap: 10px;
  margin-top: 6px;
`;

/** Props of PasswordByMail; `email`: the account's e-mail; `onSent` gets a text that says what was done. */
export type PasswordByMailProps = { email: string | null; onSent: (words: string) => void };

/**
 * For an account without a password: mails a link to set a password. If the account has no e-mail, a text says that an
 * e-mail is needed.
 */
export function PasswordByMail({ email, onSent }: PasswordByMailProps) {
  const { formatMessage } = useIntl();
  const { attempt, pending, problem } = useMemberForm('account.sendFailed');
  const [requestPasswordReset] = useRequestPasswordReset();
  if (!email) {
    return (
      <p>
        <FormattedMessage id="account.setNeedsEmail" />
      </p>
    );
  }
  const send = () =>
    attempt(
      requestPasswordReset({ input: { email, fallbackLanguage: graphLanguage(readLanguage()) } }).then(
        (response) => response.requestPasswordReset,
      ),
      () => onSent(formatMessage({ id: 'account.sent' }, { email })),
    );
  return (
    <Way>
      <FormAlert problem={problem} />
      <Button disabled={pending} onClick={send}>
        <FormattedMessage id={pending ? 'account.sending' : 'account.setPassword'} />
      </Button>
    </Way>
  );
}
