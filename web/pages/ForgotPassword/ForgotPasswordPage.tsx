import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../components/forms/ButtonLink';
import { FormScreen } from '../../components/forms/FormScreen';
import { PageForm } from '../../components/forms/PageForm';
import { useFormAttempt } from '../../components/forms/useFormAttempt';
import { useRequestPasswordReset } from '../../components/forms/useRequestPasswordReset';
import { readLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';
import { TextField } from '../../ui/TextField';
import { usePageTitle } from '../usePageTitle';

/** The form that requests a password reset. A link is mailed to the typed address if an account has this address. */
export function ForgotPasswordPage() {
  const { formatMessage } = useIntl();
  const { attempt, pending, problem } = useFormAttempt('forgot.failed');
  const [requestPasswordReset] = useRequestPasswordReset();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const title = formatMessage({ id: sent ? 'forgot.sentTitle' : 'forgot.title' });
  usePageTitle(title);
  const back = (
    <ButtonLink to="/" data-wide data-tone={sent ? undefined : 'quiet'}>
      <FormattedMessage id="forgot.back" />
    </ButtonLink>
  );
  if (sent) {
    return (
      <FormScreen announced picture="done" title={title} text={formatMessage({ id: 'forgot.sentText' })}>
        <p>
          <FormattedMessage id="forgot.sentHint" />
        </p>
        {back}
      </FormScreen>
    );
  }
  const submit = () => {
    const input = { email: email.trim(), fallbackLanguage: graphLanguage(readLanguage()) };
    attempt(
      requestPasswordReset({ input }).then((response) => response.requestPasswordReset),
      () => setSent(true),
    );
  };
  return (
    <FormScreen picture="letter" title={title} text={formatMessage({ id: 'forgot.text' })}>
      <PageForm
        problem={problem}
        submitLabel={formatMessage({ id: pending ? 'forgot.sending' : 'forgot.send' })}
        canSubmit={!pending}
        onSubmit={submit}
      >
        <TextField
          label={formatMessage({ id: 'forgot.email' })}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={problem?.fields.email}
        />
      </PageForm>
      {back}
    </FormScreen>
  );
}
