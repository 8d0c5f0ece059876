import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../components/forms/ButtonLink';
import { FormScreen } from '../../components/forms/FormScreen';
import { PageForm } from '../../components/forms/PageForm';
import { useFormAttempt } from '../../components/forms/useFormAttempt';
import { useUsedUp } from '../../components/forms/useUsedUp';
import { useSession } from '../../session/useSession';
import type { PageProps } from '../page';
import { usePageTitle } from '../usePageTitle';
import type { loadConfirmEmailPage } from './loadConfirmEmailPage';
import { useConfirmEmail } from './useConfirmEmail';

function WayOn({ tone }: { tone: 'primary' | 'quiet' }) {
  const isMember = useSession().kind === 'MEMBER';
  return (
    <ButtonLink to={isMember ? '/settings' : '/'} data-wide data-tone={tone}>
      <FormattedMessage id={isMember ? 'confirm.toSettings' : 'confirm.toFuud'} />
    </ButtonLink>
  );
}

/**
 * Confirms an e-mail address with the token of a mailed link. The user must press a button, because programs that
 * scan mails also open links.
 */
export function ConfirmEmailPage({ loaded: { token } }: PageProps<typeof loadConfirmEmailPage>) {
  const { formatMessage } = useIntl();
  const { attempt, pending, problem } = useFormAttempt('confirm.failed');
  const [confirmEmail] = useConfirmEmail();
  const usedUp = useUsedUp();
  const [confirmed, setConfirmed] = useState<string>();
  const title = formatMessage({ id: confirmed === undefined ? 'confirm.title' : 'confirm.doneTitle' });
  usePageTitle(title);
  if (confirmed !== undefined) {
    const text = formatMessage({ id: 'confirm.doneText' }, { email: confirmed });
    return (
      <FormScreen announced picture="done" title={title} text={text}>
        <WayOn tone="primary" />
      </FormScreen>
    );
  }
  const submit = () =>
    attempt(
      confirmEmail({ input: { token } }).then((response) => response.confirmEmail),
      ({ email }) => {
        usedUp();
        setConfirmed(email ?? '');
      },
    );
  const isOver = !token || problem?.codes.includes('INVALID_TOKEN');
  const noToken = { lines: [formatMessage({ id: 'confirm.noToken' })], fields: {}, codes: [] };
  return (
    <FormScreen picture="letter" title={title} text={formatMessage({ id: 'confirm.text' })}>
      <PageForm
        problem={token ? problem : noToken}
        submitLabel={formatMessage({ id: pending ? 'confirm.submitting' : 'confirm.submit' })}
        canSubmit={!isOver && !pending}
        onSubmit={submit}
      />
      {isOver && (
        <>
          <p>
            <FormattedMessage id="confirm.again" />
          </p>
          <WayOn tone="quiet" />
        </>
      )}
    </FormScreen>
  );
}
