import type { IncomingMessage, ServerResponse } from 'node:http';
import { newToken } from '../domain/secretToken';
import { readCookie, writeCookie } from '../request/cookies';

/** The name of the cookie by which a browser is known that began to sign in with another provider. */
export const SIGN_IN_COOKIE = 'fuud_signin';

/** Seconds: ten minutes at the provider, ten more for a password, and some to spare. */
const LIFETIME = 30 * 60;
const SHAPE = /^[\w-]{43}$/;

/** The browser's secret; undefined when it began nothing of late. The server keeps only its hash. */
export function signInBrowserOf(request: IncomingMessage): string | undefined {
  const value = readCookie(request, SIGN_IN_COOKIE);
  return value && SHAPE.test(value) ? value : undefined;
}

/** Gives the browser a secret, or keeps the one it has (another tab may be on its way) for half an hour from now. */
export function markSignInBrowser(exchange: { request: IncomingMessage; response: ServerResponse }): string {
  const secret = signInBrowserOf(exchange.request) ?? newToken();
  writeCookie(exchange, SIGN_IN_COOKIE, secret, LIFETIME);
  return secret;
}
