import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { PasswordDetails_user$key } from '../../../__generated__/PasswordDetails_user.graphql';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { DetailRow } from './DetailRow';
import { PasswordByMail } from './PasswordByMail';
import { PasswordForm } from './PasswordForm';

/**
 * Shows whether the member has a password, and the form to change the password. A member without a password can get a
 * mailed link to set a password.
 */
export function PasswordDetails({ user }: { user: PasswordDetails_user$key }) {
  const { formatMessage } = useIntl();
  const [confirmation, setConfirmation] = useState<string>();
  const { username, firstName, lastName, email, hasPassword } = useFragment(
    graphql`
      fragment PasswordDetails_user on User {
        username
        firstName
        lastName
        email
        hasPassword
      }
    `,
    user,
  );
  const title = <FormattedMessage id="account.password" />;
  if (!hasPassword) {
    return (
      <DetailRow
        title={title}
        value={<FormattedMessage id="account.noPassword" />}
        extra={<PasswordByMail email={email ?? null} onSent={setConfirmation} />}
        confirmation={confirmation}
      />
    );
  }
  return (
    <DetailRow
      title={title}
      value={
        <>
          <span aria-hidden>••••••••</span>
          <VisuallyHidden>
            <FormattedMessage id="account.passwordSet" />
          </VisuallyHidden>
        </>
      }
      action={<FormattedMessage id="account.change" />}
      confirmation={confirmation}
      form={(close) => (
        <PasswordForm
          names={[username, firstName, lastName, email]}
          onSaved={() => {
            setConfirmation(formatMessage({ id: 'account.passwordSaved' }));
            close();
          }}
        />
      )}
    />
  );
}
