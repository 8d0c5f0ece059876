import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NewPasswordField, type NewPasswordFieldProps } from '../../../components/forms/NewPasswordField';
import { PageForm } from '../../../components/forms/PageForm';
import { PasswordField } from '../../../components/forms/PasswordField';
import { passwordMinimum } from '../../../components/forms/passwordMinimum';
import { Rule } from '../../../components/forms/Rule';
import { useChangePassword } from './useChangePassword';
import { useMemberForm } from './useMemberForm';

/**
 * Props of PasswordForm; `names`: the member's names and e-mail. A new password is weak if it has few characters
 * besides these.
 */
export type PasswordFormProps = Pick<NewPasswordFieldProps, 'names'> & { onSaved: () => void };

/** The form to change a password. It has one field for the current password and two fields for the new password. */
export function PasswordForm({ names, onSaved }: PasswordFormProps) {
  const { formatMessage } = useIntl();
  const { attempt, pending, problem } = useMemberForm('account.passwordFailed');
  const [changePassword] = useChangePassword();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const isLong = next.length >= passwordMinimum;
  const input = { currentPassword: current, newPassword: next };
  return (
    <PageForm
      problem={problem}
      submitLabel={formatMessage({ id: pending ? 'account.saving' : 'account.changePassword' })}
      canSubmit={current !== '' && isLong && next === again && !pending}
      onSubmit={() =>
        attempt(
          changePassword({ input }).then((response) => response.changePassword),
          onSaved,
        )
      }
    >
      <PasswordField
        label={formatMessage({ id: 'account.currentPassword' })}
        autoComplete="current-password"
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
        error={problem?.fields.currentPassword}
      />
      <NewPasswordField
        label={formatMessage({ id: 'account.newPassword' })}
        names={names}
        hint={
          <Rule state={isLong ? 'met' : 'open'}>
            <FormattedMessage id="auth.sixCharacters" />
          </Rule>
        }
        value={next}
        onChange={(event) => setNext(event.target.value)}
        error={problem?.fields.newPassword}
      />
      <PasswordField
        label={formatMessage({ id: 'auth.confirmPassword' })}
        autoComplete="new-password"
        hint={
          again && (
            <Rule state={next === again ? 'met' : 'broken'}>
              <FormattedMessage id={next === again ? 'auth.passwordsMatch' : 'auth.passwordsDiffer'} />
            </Rule>
          )
        }
        value={again}
        onChange={(event) => setAgain(event.target.value)}
      />
    </PageForm>
  );
}
