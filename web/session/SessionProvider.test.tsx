import { act, render } from '@testing-library/react';
import type { OpeningRequest } from '../device/address';
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

test('after a logout only the landing shows, until the dialog was closed or somebody signed in', () => {
  start('MEMBER', { loggedOut: true });
  expect(session).toMatchObject({ kind: 'MEMBER', hasLoggedOut: true });
  act(() => session.openDialog('signIn'));
  expect(session).toMatchObject({ dialog: 'signIn', hasLoggedOut: true });
  act(() => session.closeDialog());
  expect(session).toMatchObject({ dialog: null, hasLoggedOut: false });
});

test('signing in closes the dialog, clears the logged-out state and counts', () => {
  start('ANONYMOUS', { loggedOut: true });
  act(() => session.openDialog('createAccount'));
  act(() => session.signedIn('GUEST'));
  expect(session).toMatchObject({ kind: 'GUEST', dialog: null, hasLoggedOut: false, epoch: 1 });
  expect(window.location.pathname).toBe('/');
});

test('signin=1 opens the dialog for anonymous visitors and guests, and returns after signing in', () => {
  start('GUEST', { signIn: true, returnTo: '/restaurant/1' });
  expect(session.dialog).toBe('signIn');
  act(() => session.signedIn('MEMBER'));
  expect(window.location.pathname).toBe('/restaurant/1');
});

test('a guest who closes the dialog stays, whatever page comes next', () => {
  start('GUEST', { signIn: true, returnTo: '/restaurant/1' });
  act(() => session.closeDialog());
  window.history.replaceState(null, '', '/search?q=soup');
  act(() => session.openDialog('signIn'));
  act(() => session.signedIn('MEMBER'));
  expect(window.location.pathname).toBe('/search');
});

test('a visitor who closes the dialog may still get where it was asked for', () => {
  start('ANONYMOUS', { signIn: true, returnTo: '/restaurant/1' });
  act(() => session.closeDialog());
  act(() => session.signedIn('MEMBER'));
  expect(window.location.pathname).toBe('/restaurant/1');
});

test('signin=1 sends a member straight on', () => {
  start('MEMBER', { signIn: true, returnTo: '/restaurant/1' });
  expect(session.dialog).toBeNull();
  expect(window.location.pathname).toBe('/restaurant/1');
});

test('a deleted account leads to the landing at /, which says so until somebody signs in', () => {
  window.history.replaceState(null, '', '/settings');
  start('MEMBER');
  act(() => session.accountDeleted());
  expect(session).toMatchObject({ kind: 'ANONYMOUS', hasDeletedAccount: true });
  expect(window.location.pathname).toBe('/');
  act(() => session.signedIn('GUEST'));
  expect(session.hasDeletedAccount).toBe(false);
});

test('a session that ends while the page is open takes the member’s look along', () => {
  start('MEMBER');
  chooseMemberTheme('dark');
  act(() => session.changed('ANONYMOUS'));
  expect(session.kind).toBe('ANONYMOUS');
  expect(readThemeChoice()).toBe('system');
});
