import { LogOut } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useEndSession } from '../../components/auth/useEndSession';
import { useSession } from '../../session/useSession';
import { Badge } from '../../ui/Badge';
import { IconButton } from '../../ui/IconButton';
import { Logo } from '../../ui/Logo';
import { CityButton } from './CityButton';
import { ProfileLink } from './ProfileLink';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 40;
  border-bottom: 1px solid var(--line);
  background: var(--paper);
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: clamp(2px, 1vw, 12px);
  height: var(--header-height);
  padding: 0 var(--header-gutter);
  @media (min-width: 720px) {
    padding: 0 calc((var(--rail-width) - 32px) / 2);
  }
`;
const Home = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: 44px;
  border-radius: var(--radius-small);
  text-decoration: none;
  @media (min-width: 720px) {
    margin-right: 12px;
  }
`;
const Space = styled.span`
  flex: 1;
`;
/** On phones the badge is above the sign-in button, so that the city's name has enough room even if texts are long. */
const Guest = styled.div`
  display: flex;
  align-items: center;
  gap: inherit;
  @media (max-width: 419px) {
    display: grid;
    justify-items: center;
    > * {
      grid-area: 1 / 1;
    }
    > span {
      align-self: start;
      padding: 0 0.5rem;
      font-size: 0.75rem;
      line-height: 1.25;
      pointer-events: none;
    }
  }
`;
const SignIn = styled.button`
  min-height: 44px;
  padding: 0 8px;
  border: 0;
  border-radius: 999px;
  background: none;
  font-weight: 600;
  white-space: nowrap;
  text-decoration: underline;
  text-decoration-color: var(--accent);
  text-decoration-thickness: 2px;
  text-underline-offset: 5px;
  @media (max-width: 419px) {
    padding: 1.2rem 4px 0;
    color: var(--accent);
    font-size: 0.875rem;
    line-height: 1.25;
    text-align: center;
    text-decoration: none;
    white-space: normal;
  }
  @media (max-width: 359px) {
    display: none;
  }
`;

/**
 * The header of guests and members. A guest can sign in here without losing what is saved on the device. On screens
 * narrower than 360 px, the sign-in button is hidden.
 */
export function Header() {
  const { formatMessage } = useIntl();
  const { kind, openDialog } = useSession();
  const isGuest = kind === 'GUEST';
  const { end, near, question } = useEndSession();
  return (
    <Bar>
      <Row>
        <Home to="/" aria-label={formatMessage({ id: 'nav.home' })}>
          <Logo crowded />
        </Home>
        <CityButton />
        <Space />
        {isGuest && (
          <Guest>
            <Badge tone="saffron">
              <FormattedMessage id="header.guest" />
            </Badge>
            <SignIn type="button" onClick={() => openDialog('signIn')}>
              <FormattedMessage id="auth.signIn" />
            </SignIn>
          </Guest>
        )}
        <ProfileLink />
        <IconButton
          titled
          label={formatMessage({ id: isGuest ? 'header.endGuestSession' : 'header.logout' })}
          onClick={end}
          {...near}
        >
          <LogOut size={20} aria-hidden />
        </IconButton>
        {question}
      </Row>
    </Bar>
  );
}
