import { act, render } from '@testing-library/react';
import type { OpeningRequest } from '../device/address';
import { noteTabViewer, readTabViewer } from '../device/tabViewer';
import { chooseMemberTheme, readThemeChoice } from '../device/theme';
import type { ViewerKind } from '../device/viewerKind';
import { nothingAsked } from '../testing/nothingAsked';
import { SessionProvider } from './SessionProvider';
import { type Session, useSession } from './useSession';

let session: Session;

function Look() {
  session = useSession();
  return null;
}

function start(viewer: ViewerKind, opening?: Partial<OpeningRequest>) {
  const request = { ...nothingAsked, ...opening };
  render(
    <SessionProvider viewer={viewer} opening={request}>
      <Look />
    </SessionProvider>,
  );
}

beforeEach(() => window.history.replaceState(null, '', '/'));

test('the logged-out state stays when the dialog opens, and ends when the dialog closes', () => {
  start('MEMBER', { loggedOut: true });
  expect(session).toMatchObject({ kind: 'MEMBER', hasLoggedOut: true });
  act(() => session.openDialog('signIn'));
  expect(session).toMatchObject({ dialog: 'signIn', hasLoggedOut: true });
  act(() => session.closeDialog());
  expect(session).toMatchObject({ dialog: null, hasLoggedOut: false });
});

test('a sign-in closes the dialog, clears the logged-out state and increases the epoch', () => {
  start('ANONYMOUS', { loggedOut: true });
  act(() => session.openDialog('createAccount'));
  act(() => session.signedIn('GUEST'));
  expect(session).toMatchObject({ kind: 'GUEST', dialog: null, hasLoggedOut: false, epoch: 1 });
  expect(window.location.pathname).toBe('/');
});

test('signin=1 in the URL opens the dialog for a guest; after the sign-in the target page is shown', () => {
  start('GUEST', { signIn: true, returnTo: '/restaurant/1' });
  expect(session.dialog).toBe('signIn');
  act(() => session.signedIn('MEMBER'));
  expect(window.location.pathname).toBe('/restaurant/1');
});

test('after a guest closed the dialog, a later sign-in stays on the current page', () => {
  start('GUEST', { signIn: true, returnTo: '/restaurant/1' });
  act(() => session.closeDialog());
  window.history.replaceState(null, '', '/search?q=soup');
  act(() => session.openDialog('signIn'));
  act(() => session.signedIn('MEMBER'));
  expect(window.location.pathname).toBe('/search');
});

test('after a visitor closed the dialog, a later sign-in still leads to the target page', () => {
  start('ANONYMOUS', { signIn: true, returnTo: '/restaurant/1' });
  act(() => session.closeDialog());
  act(() => session.signedIn('MEMBER'));
  expect(window.location.pathname).toBe('/restaurant/1');
});

test('signin=1 in the URL leads a member to the target page immediately', () => {
  start('MEMBER', { signIn: true, returnTo: '/restaurant/1' });
  expect(session.dialog).toBeNull();
  expect(window.location.pathname).toBe('/restaurant/1');
});

test('after the account was deleted, / is shown, and hasDeletedAccount is true until a sign-in', () => {
  window.history.replaceState(null, '', '/settings');
  start('MEMBER');
  act(() => session.accountDeleted());
  expect(session).toMatchObject({ kind: 'ANONYMOUS', hasDeletedAccount: true });
  expect(window.location.pathname).toBe('/');
  act(() => session.signedIn('GUEST'));
  expect(session.hasDeletedAccount).toBe(false);
});

test('when a session ends while the page is open, the member’s theme is removed, and requests name no member', () => {
  start('MEMBER');
  noteTabViewer({ kind: 'MEMBER', id: 'ann' });
  chooseMemberTheme('dark');
  act(() => session.changed('ANONYMOUS'));
  expect(session.kind).toBe('ANONYMOUS');
  expect(readThemeChoice()).toBe('system');
  expect(readTabViewer()).toEqual({ kind: 'ANONYMOUS', id: null });
});
