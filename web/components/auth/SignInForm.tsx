import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '../../session/useSession';
import { TextField } from '../../ui/TextField';
import { PasswordField } from '../forms/PasswordField';
import { AuthForm } from './AuthForm';
import { ForgotLink } from './ForgotLink';
import { ProviderButtons } from './ProviderButtons';
import { useAuthAttempt } from './useAuthAttempt';
import { useLogin } from './useLogin';

/** The form of the dialog Sign In. The username is trimmed, and the password is sent as typed. */
export function SignInForm() {
  const { formatMessage } = useIntl();
  const { openDialog } = useSession();
  const { attempt, pending, problem } = useAuthAttempt('auth.loginFailed');
  const [login] = useLogin();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const input = { username: username.trim(), password };
  return (
    <AuthForm
      problem={problem}
      submitLabel={formatMessage({ id: pending ? 'auth.signingIn' : 'auth.signIn' })}
      canSubmit={input.username !== '' && password !== '' && !pending}
      onSubmit={() => attempt(login({ input }).then((response) => response.login))}
      switchLabel={formatMessage({ id: 'auth.toCreate' })}
      onSwitch={() => openDialog('createAccount')}
      besides={<ProviderButtons />}
    >
      <TextField
        label={formatMessage({ id: 'auth.usernameOrEmail' })}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        error={problem?.fields.username}
      />
      <PasswordField
        label={formatMessage({ id: 'auth.password' })}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={problem?.fields.password}
      />
      <ForgotLink />
    </AuthForm>
  );
}
