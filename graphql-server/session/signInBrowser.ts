import type { IncomingMessage, ServerResponse } from 'node:http';
import { newToken } from '../domain/secretToken';
import { readCookie, writeCookie } from '../request/cookies';

/** The name of the cookie that marks a browser during a sign-in with an external provider. */
export const SIGN_IN_COOKIE = 'fuud_signin';

/** In seconds: ten minutes at the provider, ten minutes for a password, and ten minutes in reserve. */
const LIFETIME = 30 * 60;
const SHAPE = /^[\w-]{43}$/;

/** The secret in the browser's cookie; undefined without a valid cookie. The server stores only the secret's hash. */
export function signInBrowserOf(request: IncomingMessage): string | undefined {
  const value = readCookie(request, SIGN_IN_COOKIE);
  return value && SHAPE.test(value) ? value : undefined;
}

/**
 * Sets the browser's cookie for half an hour and returns the secret in the cookie. If the browser already has a secret,
 * the secret stays the same, because another tab may need it.
 */
export function markSignInBrowser(exchange: { request: IncomingMessage; response: ServerResponse }): string {
  const secret = signInBrowserOf(exchange.request) ?? newToken();
  writeCookie(exchange, SIGN_IN_COOKIE, secret, LIFETIME);
  return secret;
}
