import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { ProfileArticle_user$key } from '../../__generated__/ProfileArticle_user.graphql';
import { useSession } from '../../session/useSession';
import { displayName } from './displayName';
import { Portrait } from './Portrait';

const Head = styled.header`
  --portrait: clamp(104px, 26vw, 208px);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: clamp(18px, 4vw, 48px);
`;
/** If the longest word does not fit beside the picture, the words are below it. */
const Words = styled.div`
  flex: 1;
  max-width: 100%;
`;
const Name = styled.h1`
  overflow-wrap: break-word;
  font-size: clamp(2.125rem, 1.2rem + 4.4vw, 4.5rem);
  letter-spacing: -0.024em;
`;
const Since = styled.p`
  margin-top: 10px;
  color: var(--ink-soft);
  font-size: clamp(1rem, 0.95rem + 0.4vw, 1.25rem);
`;

/** The user's picture and name, and the month when the account was created. */
export function ProfileArticle({ user: reference }: { user: ProfileArticle_user$key }) {
  const { formatMessage, formatDate } = useIntl();
  const user = useFragment(
    graphql`
      fragment ProfileArticle_user on User {
        username
        firstName
        lastName
        profilePictureUrl
        createdAt
      }
    `,
    reference,
  );
  const name = displayName({ ...user, isGuest: useSession().kind === 'GUEST' });
  const since = new Date(String(user.createdAt));
  const month = Number.isNaN(since.valueOf()) ? null : formatDate(since, { month: 'long', year: 'numeric' });
  return (
    <Head>
      <Portrait src={user.profilePictureUrl} name={name} />
      <Words>
        <Name>{name ?? formatMessage({ id: 'profile.explorer' })}</Name>
        <Since>
          {month ? formatMessage({ id: 'profile.since' }, { month }) : formatMessage({ id: 'profile.sinceUnknown' })}
        </Since>
      </Words>
    </Head>
  );
}
