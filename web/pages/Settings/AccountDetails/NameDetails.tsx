import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { NameDetails_user$key } from '../../../__generated__/NameDetails_user.graphql';
import { DetailRow } from './DetailRow';
import { NameForm } from './NameForm';

/** The member's first and last name, and the form to change them. */
export function NameDetails({ user }: { user: NameDetails_user$key }) {
  const { formatMessage } = useIntl();
  const [confirmation, setConfirmation] = useState<string>();
  const { firstName, lastName } = useFragment(
    graphql`
      fragment NameDetails_user on User {
        firstName
        lastName
      }
    `,
    user,
  );
  const full = formatMessage({ id: 'account.fullName' }, { firstName: firstName ?? '', lastName: lastName ?? '' });
  const name = full.trim();
  return (
    <DetailRow
      title={<FormattedMessage id="account.name" />}
      value={name || <FormattedMessage id="account.noName" />}
      action={<FormattedMessage id={name ? 'account.change' : 'account.add'} />}
      confirmation={confirmation}
      form={(close) => (
        <NameForm
          firstName={firstName ?? ''}
          lastName={lastName ?? ''}
          onSaved={() => {
            setConfirmation(formatMessage({ id: 'account.nameSaved' }));
            close();
          }}
        />
      )}
    />
  );
}
