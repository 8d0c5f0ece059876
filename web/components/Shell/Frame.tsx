import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import styled, { css, keyframes } from 'styled-components';
import { GuestMove } from '../GuestMove/GuestMove';
import { useSession } from '../SessionProvider';
import { Toasts } from '../Toasts';
import { BottomBar } from './BottomBar';
import { Header } from './Header';
import { navEntries } from './navEntries';

const Body = styled.div<{ $bar: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  ${({ $bar }) =>
    $bar &&
    css`
      @media (max-width: 719px) {
        --bar-height: 64px;
        padding-bottom: calc(var(--bar-height) + env(safe-area-inset-bottom));
      }
    `}
`;
const Skip = styled.a`
  position: absolute;
  top: -60px;
  left: 12px;
  z-index: 90;
  padding: 10px 16px;
  border-radius: 0 0 var(--radius-small) var(--radius-small);
  background: var(--ink);
  color: var(--paper);
  &:focus {
    top: 0;
  }
`;
const Main = styled.main`
  flex: 1;
  min-width: 0;
`;
const creep = keyframes`
  from { opacity: 0; transform: scaleX(0.05); }
  60% { opacity: 0; }
`;
const Progress = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 70;
  height: 3px;
  background: var(--accent);
  transform: scaleX(0.7);
  transform-origin: left;
  animation: ${creep} var(--calm) var(--ease);
`;

/** What stays round every page: header, bottom bar and toasts. Moves focus to the page when the path changes. */
export function Frame() {
  const { pathname } = useLocation();
  const { kind } = useSession();
  const navigation = useNavigation();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    // The first step from / to the home page is no change of page for the reader.
    const entering = shownPath.current === '/';
    shownPath.current = pathname;
    if (!entering) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <Body $bar={navEntries.length > 1}>
      <Toasts>
        <Skip href="#main">
          <FormattedMessage id="nav.skip" />
        </Skip>
        {navigation.state === 'loading' && <Progress aria-hidden />}
        <Header />
        <Main id="main" ref={main} tabIndex={-1}>
          <Outlet />
        </Main>
        <BottomBar />
        {kind === 'MEMBER' && <GuestMove />}
        <ScrollRestoration />
      </Toasts>
    </Body>
  );
}
