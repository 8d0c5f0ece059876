import { useState } from 'react';
import { useIntl } from 'react-intl';
import { transferSignIn } from '../../session/transferSignIn';
import { useSession } from '../../session/useSession';
import { PasswordField } from '../forms/PasswordField';
import { AuthForm } from './AuthForm';
import { useAuthAttempt } from './useAuthAttempt';
import { useLinkSignIn } from './useLinkSignIn';

/**
 * The form that appears after an external sign-in if the sign-in's e-mail address belongs to an existing account. The
 * user enters the password of that account, or continues with a new account.
 */
export function LinkSignInForm() {
  const { formatMessage } = useIntl();
  const { linkToken } = useSession();
  const { attempt, pending, problem } = useAuthAttempt('auth.loginFailed');
  const [linkSignIn] = useLinkSignIn();
  const [password, setPassword] = useState('');
  const authToken = linkToken ?? '';
  return (
    <AuthForm
      problem={problem}
      submitLabel={formatMessage({ id: pending ? 'auth.linking' : 'auth.link' })}
      canSubmit={password !== '' && !pending}
      onSubmit={() => attempt(linkSignIn({ input: { authToken, password } }).then((response) => response.linkSignIn))}
      switchLabel={formatMessage({ id: 'auth.linkNew' })}
      onSwitch={() => {
        if (!pending) attempt(transferSignIn(authToken));
      }}
    >
      <PasswordField
        label={formatMessage({ id: 'auth.linkPassword' })}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={problem?.fields.password}
      />
    </AuthForm>
  );
}
