import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { EmailDetails_user$key } from '../../../__generated__/EmailDetails_user.graphql';
import { Badge } from '../../../ui/Badge';
import { DetailRow } from './DetailRow';
import { EmailForm } from './EmailForm';
import { EmailWait } from './EmailWait';

/** The member's e-mail and whether it is confirmed, a pending change, and the form to change the e-mail. */
export function EmailDetails({ user }: { user: EmailDetails_user$key }) {
  const { formatMessage } = useIntl();
  const [confirmation, setConfirmation] = useState<string>();
  const data = useFragment(
    graphql`
      fragment EmailDetails_user on User {
        email
        isEmailConfirmed
        hasPassword
        ...EmailWait_user
      }
    `,
    user,
  );
  const { email, isEmailConfirmed, hasPassword } = data;
  const value = email ? (
    <>
      {email}
      <Badge tone={isEmailConfirmed ? 'success' : 'saffron'}>
        <FormattedMessage id={isEmailConfirmed ? 'account.confirmed' : 'account.notConfirmed'} />
      </Badge>
    </>
  ) : (
    <FormattedMessage id="account.noEmail" />
  );
  return (
    <DetailRow
      title={<FormattedMessage id="account.email" />}
      value={value}
      action={<FormattedMessage id={email ? 'account.change' : 'account.add'} />}
      extra={<EmailWait user={data} onDone={setConfirmation} />}
      confirmation={confirmation}
      form={(close) => (
        <EmailForm
          hasPassword={hasPassword}
          onSent={() => {
            setConfirmation(formatMessage({ id: 'account.mailed' }));
            close();
          }}
        />
      )}
    />
  );
}
