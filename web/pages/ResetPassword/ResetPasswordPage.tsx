import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../components/forms/ButtonLink';
import { FormScreen } from '../../components/forms/FormScreen';
import { NewPasswordField } from '../../components/forms/NewPasswordField';
import { PageForm } from '../../components/forms/PageForm';
import { useFormAttempt } from '../../components/forms/useFormAttempt';
import { useUsedUp } from '../../components/forms/useUsedUp';
import { useSession } from '../../session/useSession';
import type { PageProps } from '../page';
import { usePageTitle } from '../usePageTitle';
import type { loadResetPasswordPage } from './loadResetPasswordPage';
import { useResetPassword } from './useResetPassword';

/** The form that sets a new password. It sends the password with the token of the mailed link. */
export function ResetPasswordPage({ loaded: { token } }: PageProps<typeof loadResetPasswordPage>) {
  const { formatMessage } = useIntl();
  const { kind } = useSession();
  const { attempt, pending, problem } = useFormAttempt('reset.failed');
  const [resetPassword] = useResetPassword();
  const usedUp = useUsedUp();
  const [newPassword, setNewPassword] = useState('');
  const [done, setDone] = useState(false);
  const title = formatMessage({ id: done ? 'reset.doneTitle' : 'reset.title' });
  usePageTitle(title);
  if (done) {
    const doneText = formatMessage({ id: 'reset.doneText' });
    const text = kind === 'MEMBER' ? `${doneText} ${formatMessage({ id: 'reset.otherAccount' })}` : doneText;
    return (
      <FormScreen announced picture="done" title={title} text={text}>
        {/* If there was a session, the reset may have ended it. A reload then requests the viewer again. */}
        <ButtonLink to="/" reloadDocument={kind !== 'ANONYMOUS'} data-wide data-tone="primary">
          <FormattedMessage id="reset.signIn" />
        </ButtonLink>
      </FormScreen>
    );
  }
  const submit = () =>
    attempt(
      resetPassword({ input: { token, newPassword } }).then((response) => response.resetPassword),
      () => {
        usedUp();
        setDone(true);
      },
    );
  const noToken = { lines: [formatMessage({ id: 'reset.noToken' })], fields: {}, codes: [] };
  return (
    <FormScreen picture="key" title={title} text={formatMessage({ id: 'reset.text' })}>
      <PageForm
        problem={token ? problem : noToken}
        submitLabel={formatMessage({ id: pending ? 'reset.submitting' : 'reset.submit' })}
        canSubmit={token !== '' && newPassword !== '' && !pending}
        onSubmit={submit}
      >
        <NewPasswordField
          label={formatMessage({ id: 'reset.password' })}
          name="newPassword"
          hint={formatMessage({ id: 'reset.hint' })}
          value={newPassword}
          onChange={(event) => setNewPassword(event.target.value)}
          error={problem?.fields.newPassword}
        />
      </PageForm>
      {(!token || problem?.codes.includes('INVALID_TOKEN')) && (
        <ButtonLink to="/forgot-password" data-wide data-tone="quiet">
          <FormattedMessage id="reset.newLink" />
        </ButtonLink>
      )}
    </FormScreen>
  );
}
