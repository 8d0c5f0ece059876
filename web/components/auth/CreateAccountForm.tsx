import { type ChangeEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useSession } from '../../session/useSession';
import { TextField } from '../../ui/TextField';
import { NewPasswordField } from '../forms/NewPasswordField';
import { PasswordField } from '../forms/PasswordField';
import { passwordMinimum } from '../forms/passwordMinimum';
import { Rule } from '../forms/Rule';
import { AuthForm } from './AuthForm';
import { ProviderButtons } from './ProviderButtons';
import { emptyRegistration, missingFrom, type RegistrationFields, toRegisterInput } from './registration';
import { useAuthAttempt } from './useAuthAttempt';
import { useRegister } from './useRegister';

const Names = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: 16px;
`;
const Age = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;

/** The form of the dialog Create Account. It checks the password's rules while the user types. */
export function CreateAccountForm() {
  const { formatMessage, formatList } = useIntl();
  const { openDialog } = useSession();
  const { attempt, pending, problem } = useAuthAttempt('auth.registrationFailed');
  const [register] = useRegister();
  const [fields, setFields] = useState(emptyRegistration);
  const { password, confirmPassword } = fields;
  const bind = (name: keyof RegistrationFields) => ({
    name,
    value: fields[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setFields({ ...fields, [name]: event.target.value }),
    error: problem?.fields[name],
  });
  const optional = formatMessage({ id: 'auth.optional' });
  const missing = missingFrom(fields);
  const same = password === confirmPassword;
  return (
    <AuthForm
      problem={problem}
      submitLabel={formatMessage({ id: pending ? 'auth.creating' : 'auth.create' })}
      canSubmit={missing.length === 0 && !pending}
      missing={
        missing.length > 0 &&
        formatMessage({ id: 'auth.missing' }, { what: formatList(missing.map((id) => formatMessage({ id }))) })
      }
      onSubmit={() => attempt(register({ input: toRegisterInput(fields) }).then((response) => response.register))}
      switchLabel={formatMessage({ id: 'auth.toSignIn' })}
      onSwitch={() => openDialog('signIn')}
      besides={<ProviderButtons />}
    >
      <TextField
        label={formatMessage({ id: 'auth.username' })}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...bind('username')}
      />
      <NewPasswordField
        label={formatMessage({ id: 'auth.password' })}
        names={[fields.username, fields.email, fields.firstName, fields.lastName]}
        hint={
          <Rule state={password.length >= passwordMinimum ? 'met' : 'open'}>
            <FormattedMessage id="auth.sixCharacters" />
          </Rule>
        }
        {...bind('password')}
      />
      <PasswordField
        label={formatMessage({ id: 'auth.confirmPassword' })}
        autoComplete="new-password"
        hint={
          confirmPassword && (
            <Rule state={same ? 'met' : 'broken'}>
              <FormattedMessage id={same ? 'auth.passwordsMatch' : 'auth.passwordsDiffer'} />
            </Rule>
          )
        }
        {...bind('confirmPassword')}
      />
      <TextField
        label={formatMessage({ id: 'auth.email' })}
        optional={optional}
        type="email"
        autoComplete="email"
        {...bind('email')}
      />
      <Names>
        <TextField
          label={formatMessage({ id: 'auth.firstName' })}
          optional={optional}
          autoComplete="given-name"
          {...bind('firstName')}
        />
        <TextField
          label={formatMessage({ id: 'auth.lastName' })}
          optional={optional}
          autoComplete="family-name"
          {...bind('lastName')}
        />
      </Names>
      <Age>
        <FormattedMessage id="auth.age" />
      </Age>
    </AuthForm>
  );
}
