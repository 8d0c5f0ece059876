import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link, Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { LookMenu } from '../../components/look/LookMenu';
import { openedAt } from '../../device/address';
import { Logo } from '../../ui/Logo';
import { KeptScroll } from '../KeptScroll';

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 12px var(--gutter);
  @media (min-width: 860px) {
    padding-block: 22px;
  }
`;
const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  border-radius: var(--radius-small);
  text-decoration: none;
`;
const Control = styled.div`
  border-radius: 999px;
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--line);
`;
const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
`;

/**
 * The frame of the open pages (see openPaths.ts) for a visitor without a session. It has a link to the landing page,
 * and a menu for language and theme. It moves the focus to the page when the user comes from another page.
 */
export function LightFrame() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(openedAt());
  useEffect(() => {
    if (shownPath.current !== pathname) main.current?.focus({ preventScroll: true });
    shownPath.current = pathname;
  }, [pathname]);
  return (
    <>
      <Header>
        <Home to="/" aria-label={formatMessage({ id: 'nav.home' })}>
          <Logo />
        </Home>
        <Control>
          <LookMenu named />
        </Control>
      </Header>
      <Main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </Main>
      <KeptScroll />
    </>
  );
}
