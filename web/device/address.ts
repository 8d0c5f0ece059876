import { useSyncExternalStore } from 'react';

/** The parameters in the address when the page was opened. */
export type OpeningRequest = {
  /** logged_out=true: the server has just ended the session. */
  loggedOut: boolean;
  /** signin=1: open the Sign In dialog. */
  signIn: boolean;
  /** returnTo=/path: where to go after signing in; a path of this site, or null. */
  returnTo: string | null;
  /** auth_token: an external sign-in succeeded; the token is exchanged for a session. */
  authToken: string | null;
  /**
   * auth_link: an external sign-in succeeded, but an account with the same e-mail already exists. The person enters the
   * password of that account, or continues with a new account.
   */
  linkToken: string | null;
  /** error=oauth_failed: an external sign-in failed. */
  oauthFailed: boolean;
};

/**
 * The path (with search and hash) if the text is a path of this site, else null. Returns null for "/.//x", because
 * browsers turn it into "//x", the address of another site.
 */
export function ownPath(text: string | null): string | null {
  if (!text?.startsWith('/')) return null;
  try {
    const url = new URL(text, window.location.origin);
    const isOwn = url.origin === window.location.origin && !url.pathname.startsWith('//');
    return isOwn ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}

/**
 * Reads the parameters that the app handles only when the page loads, and removes them from the address bar. All other
 * parameters stay, and `returnTo` stays if `signin=1` is missing.
 */
export function takeOpeningRequest(): OpeningRequest {
  const url = new URL(window.location.href);
  const { searchParams } = url;
  const request = {
    loggedOut: searchParams.get('logged_out') === 'true',
    signIn: searchParams.get('signin') === '1',
    returnTo: ownPath(searchParams.get('returnTo')),
    authToken: searchParams.get('auth_token') || null,
    linkToken: searchParams.get('auth_link') || null,
    oauthFailed: searchParams.get('error') === 'oauth_failed',
  };
  const handled = [
    ...(request.loggedOut ? ['logged_out'] : []),
    ...(request.signIn ? ['signin', 'returnTo'] : []),
    ...(request.oauthFailed ? ['error'] : []),
    ...['auth_token', 'auth_link'].filter((name) => searchParams.has(name)),
  ];
  if (handled.length > 0) {
    for (const name of handled) url.searchParams.delete(name);
    showAddress(url.pathname + url.search + url.hash);
  }
  return request;
}

const openingPath = typeof window === 'undefined' ? '/' : window.location.pathname;

/** The path at which the browser loaded this page. It does not change when the user opens other pages of the app. */
export function openedAt(): string {
  return openingPath;
}

/** The address within this site: path and search. */
export function currentPath(): string {
  return window.location.pathname + window.location.search;
}

/** Changes the address bar. It loads nothing and adds no step to the history. */
export function showAddress(path: string): void {
  window.history.replaceState(window.history.state, '', path);
}

const watchers = new Set<() => void>();

/** Notifies the components that use usePath. Call this function after a router has changed the address. */
export function noticeAddress(): void {
  for (const watcher of watchers) watcher();
}

function watchAddress(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener('popstate', watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('popstate', watcher);
  };
}

/**
 * The path of the page. It is updated after goTo, noticeAddress and the back button. It is "/" during the hydration of
 * the landing page.
 */
export function usePath(): string {
  return useSyncExternalStore(
    watchAddress,
    () => window.location.pathname,
    () => '/',
  );
}

/** Opens a path of the app from code outside the router. Adds a step to the history and does not reload the page. */
export function goTo(path: string): void {
  window.history.pushState(null, '', path);
  // Routers and usePath handle this event like a step back or forward.
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** Leaves the app for a page of the server, such as /api/auth/logout. */
export function leaveTo(path: string): void {
  window.location.assign(path);
}

/** Reloads the page. */
export function reloadPage(): void {
  window.location.reload();
}

/** Scrolls to the top of the page. */
export function scrollToTop(): void {
  window.scrollTo(0, 0);
}

let hasArrived = false;

/**
 * True if a route loads because the app was opened at the route's address, or because the user followed a link on
 * another page. False for a link from a page to itself. False for the back button, which changes the address before the
 * route loads. The first call always returns true.
 */
export function arrivesAnew({ pathname }: URL): boolean {
  const first = !hasArrived;
  hasArrived = true;
  return first || window.location.pathname !== pathname;
}
