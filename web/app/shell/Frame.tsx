import { Fragment, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { useSession } from '../../session/useSession';
import { GuestListMove } from '../guestMove/GuestListMove';
import { KeptScroll } from '../KeptScroll';
import { Toasts } from '../Toasts';
import { Header } from './Header';
import { MemberLook } from './MemberLook';
import { Navigation } from './Navigation';

const Body = styled.div`
  --bar-height: 64px;
  --rail-width: 0px;
  display: flex;
  flex: 1;
  flex-direction: column;
  padding-bottom: calc(var(--bar-height) + env(safe-area-inset-bottom));
  @media (min-width: 720px) {
    --bar-height: 0px;
    --rail-width: 96px;
  }
`;
const Columns = styled.div`
  display: flex;
  flex: 1;
  align-items: flex-start;
`;
const Skip = styled.a`
  position: absolute;
  top: 0;
  left: 12px;
  z-index: 90;
  padding: 10px 16px;
  border-radius: 0 0 var(--radius-small) var(--radius-small);
  background: var(--ink);
  color: var(--paper);
  transform: translateY(-110%);
  &:focus {
    transform: none;
  }
`;
const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-self: stretch;
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

/** The shell's frame: header, navigation and toasts. It moves the focus to the page when the path changes. */
export function Frame() {
  const { pathname } = useLocation();
  const { kind } = useSession();
  const navigation = useNavigation();
  const LookKeeper = kind === 'MEMBER' ? MemberLook : Fragment;
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <Body>
      <Toasts>
        <LookKeeper>
          <Skip href="#main">
            <FormattedMessage id="nav.skip" />
          </Skip>
          {navigation.state === 'loading' && <Progress aria-hidden />}
          <Header />
          <Columns>
            <Navigation />
            <Main id="main" ref={main} tabIndex={-1}>
              <Outlet />
            </Main>
          </Columns>
          {kind === 'MEMBER' && <GuestListMove />}
          <KeptScroll />
        </LookKeeper>
      </Toasts>
    </Body>
  );
}
