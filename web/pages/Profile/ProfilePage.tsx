import { ChevronRight, LogOut } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { buildDate, version } from '../../appVersion';
import { useEndSession } from '../../components/auth/useEndSession';
import { useSession } from '../../session/useSession';
import { useViewer } from '../../session/useViewer';
import { Button } from '../../ui/Button';
import { usePageTitle } from '../usePageTitle';
import { Invitation } from './Invitation';
import { ProfileArticle } from './ProfileArticle';

const Page = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: clamp(28px, 5vw, 56px);
  width: 100%;
  max-width: calc(920px + 2 * var(--gutter));
  margin: 0 auto;
  padding: clamp(28px, 6vw, 72px) var(--gutter) 32px;
`;
const Ways = styled.ul`
  border-top: 1.5px solid var(--ink);
  li {
    border-bottom: 1px solid var(--line);
  }
`;
const Way = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 72px;
  padding: 0 4px;
  font-family: var(--serif);
  font-size: 1.5rem;
  font-weight: 560;
  text-decoration: none;
  transition: color var(--quick) var(--ease), padding var(--quick) var(--ease);
  svg {
    color: var(--ink-soft);
  }
  &:hover {
    padding-left: 12px;
    color: var(--accent);
    svg {
      color: inherit;
    }
  }
`;
const Leave = styled.div`
  display: grid;
  justify-items: start;
  gap: 10px;
  p {
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }
`;
const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  color: var(--ink-soft);
  font-size: 0.875rem;
`;

/** The user's profile, with links to Settings and About. Guests are invited to create an account. */
export function ProfilePage() {
  const { formatMessage } = useIntl();
  const isGuest = useSession().kind === 'GUEST';
  const { user } = useViewer();
  const { end, near, question } = useEndSession();
  usePageTitle(formatMessage({ id: 'nav.profile' }));
  return (
    <Page>
      {user && <ProfileArticle user={user} />}
      {isGuest && <Invitation />}
      <Ways>
        <li>
          <Way to="/settings">
            <FormattedMessage id="shell.settings" />
            <ChevronRight size={24} aria-hidden />
          </Way>
        </li>
        <li>
          <Way to="/about">
            <FormattedMessage id="profile.about" />
            <ChevronRight size={24} aria-hidden />
          </Way>
        </li>
      </Ways>
      <Leave>
        <Button onClick={end} {...near}>
          <LogOut size={18} aria-hidden />
          <FormattedMessage id={isGuest ? 'header.endGuestSession' : 'header.logout'} />
        </Button>
        {question}
        {isGuest && (
          <p>
            <FormattedMessage id="profile.endsWith" />
          </p>
        )}
      </Leave>
      <Foot>
        <span>
          <FormattedMessage id="profile.version" values={{ version }} />
        </span>{' '}
        <span>
          <FormattedMessage id="profile.buildDate" values={{ date: buildDate }} />
        </span>
      </Foot>
    </Page>
  );
}
