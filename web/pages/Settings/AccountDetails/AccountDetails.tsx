import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { AccountDetails_user$key } from '../../../__generated__/AccountDetails_user.graphql';
import { DetailRow } from './DetailRow';
import { EmailDetails } from './EmailDetails';
import { NameDetails } from './NameDetails';
import { PasswordDetails } from './PasswordDetails';

const List = styled.div`
  border-top: 1px solid var(--line);
`;

/**
 * A member's own account. It has rows for the username (if there is one), the names, the e-mail and the password. In
 * these rows, the member can change everything except the username. The page renders the heading (h2).
 */
export function AccountDetails({ user }: { user: AccountDetails_user$key }) {
  const data = useFragment(
    graphql`
      fragment AccountDetails_user on User {
        username
        ...NameDetails_user
        ...EmailDetails_user
        ...PasswordDetails_user
      }
    `,
    user,
  );
  return (
    <List>
      {data.username && <DetailRow title={<FormattedMessage id="account.username" />} value={data.username} />}
      <NameDetails user={data} />
      <EmailDetails user={data} />
      <PasswordDetails user={data} />
    </List>
  );
}
