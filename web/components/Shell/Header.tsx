import { LogOut } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { leaveTo } from '../../device/address';
import { forgetGuest } from '../../device/guestId';
import { Badge } from '../../ui/Badge';
import { IconButton } from '../../ui/IconButton';
import { Logo } from '../../ui/Logo';
import { LookMenu } from '../LookMenu/LookMenu';
import { useSession } from '../SessionProvider';
import { HeaderNav } from './HeaderNav';

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
  width: 100%;
  max-width: calc(var(--page-width) + 2 * var(--gutter));
  height: var(--header-height);
  margin: 0 auto;
  padding: 0 var(--header-gutter);
`;
const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-right: auto;
  border-radius: var(--radius-small);
  text-decoration: none;
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
  @media (max-width: 359px) {
    padding: 0 4px;
    font-size: 0.8125rem;
    line-height: 1.25;
    text-align: start;
    white-space: normal;
  }
`;

function logOut() {
  forgetGuest();
  leaveTo('/api/auth/logout');
}

/** The signed-in header. A guest can sign in from here, without first losing what the device keeps. */
export function Header() {
  const { formatMessage } = useIntl();
  const { kind, openDialog } = useSession();
  const isGuest = kind === 'GUEST';
  return (
    <Bar>
      <Row>
        <Home to="/" aria-label={formatMessage({ id: 'nav.home' })}>
          <Logo crowded={isGuest} />
        </Home>
        <HeaderNav />
        {isGuest && (
          <>
            <Badge tone="saffron">
              <FormattedMessage id="header.guest" />
            </Badge>
            <SignIn type="button" onClick={() => openDialog('signIn')}>
              <FormattedMessage id="auth.signIn" />
            </SignIn>
          </>
        )}
        <LookMenu />
        <IconButton
          label={formatMessage({ id: isGuest ? 'header.endGuestSession' : 'header.logout' })}
          onClick={logOut}
        >
          <LogOut size={20} aria-hidden />
        </IconButton>
      </Row>
    </Bar>
  );
}
