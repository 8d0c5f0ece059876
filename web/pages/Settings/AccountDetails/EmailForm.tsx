import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PageForm } from '../../../components/forms/PageForm';
import { PasswordField } from '../../../components/forms/PasswordField';
import { readLanguage } from '../../../device/language';
import { graphLanguage } from '../../../relay/graphLanguage';
import { TextField } from '../../../ui/TextField';
import { useMemberForm } from './useMemberForm';
import { useRequestEmailChange } from './useRequestEmailChange';

/** Props of EmailForm. */
export type EmailFormProps = { hasPassword: boolean; onSent: () => void };

/** The form to enter a new e-mail address. It also has a field for the current password if the member has a password. */
export function EmailForm({ hasPassword, onSent }: EmailFormProps) {
  const { formatMessage } = useIntl();
  const { attempt, pending, problem } = useMemberForm('account.sendFailed');
  const [requestEmailChange] = useRequestEmailChange();
  const [email, setEmail] = useState('');
  const [currentPassword, setCurrentPassword] = useState('');
  const wanted = email.trim();
  const submit = () => {
    const input = {
      email: wanted,
      fallbackLanguage: graphLanguage(readLanguage()),
      ...(hasPassword && { currentPassword }),
    };
    attempt(
      requestEmailChange({ input }).then((response) => response.requestEmailChange),
      onSent,
    );
  };
  return (
    <PageForm
      problem={problem}
      submitLabel={formatMessage({ id: pending ? 'account.sending' : 'account.confirmNow' })}
      canSubmit={wanted !== '' && (!hasPassword || currentPassword !== '') && !pending}
      onSubmit={submit}
    >
      <TextField
        label={formatMessage({ id: 'account.newEmail' })}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={formatMessage({ id: 'account.emailHint' })}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={problem?.fields.email}
      />
      {hasPassword && (
        <PasswordField
          label={formatMessage({ id: 'account.currentPassword' })}
          name="currentPassword"
          autoComplete="current-password"
          value={currentPassword}
          onChange={(event) => setCurrentPassword(event.target.value)}
          error={problem?.fields.currentPassword}
        />
      )}
    </PageForm>
  );
}
