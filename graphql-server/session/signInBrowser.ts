import type { IncomingMessage, ServerResponse } from 'node:http';
import { newToken } from '../domain/secretToken';
import { readCookie, writeCookie } from '../request/cookies';

/** The name of the cookie that marks a browser during a sign-in with an external provider. */
export const SIGN_IN_COOKIE = 'fuud_signin';

/** In seconds: ten minutes at the provider, ten minutes for a password, and ten minutes in reserve. */
const LIFETIME = 30 * 60;
const SHAPE = /^[\w-]{43}$/;

/** The browser's secret, of which the server stores only a hash; undefined if no sign-in was started recently. */
export function signInBrowserOf(request: IncomingMessage): string | undefined {
  const value = readCookie(request, SIGN_IN_COOKIE);
  return value && SHAPE.test(value) ? value : undefined;
}

/**
 * Gives the browser a secret for half an hour. A browser that has a secret keeps it, because another tab may need it.
 */
export function markSignInBrowser(exchange: { request: IncomingMessage; response: ServerResponse }): string {
  const secret = signInBrowserOf(exchange.request) ?? newToken();
  writeCookie(exchange, SIGN_IN_COOKIE, secret, LIFETIME);
  return secret;
}
