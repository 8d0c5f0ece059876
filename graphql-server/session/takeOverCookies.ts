import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Pool } from 'pg';
import type { Step } from '../request/chain';
import { type Exchange, expireNamed, hostPrefixedName, readNamed, writeCookie } from '../request/cookies';
import { isHttps } from '../request/isHttps';
import { DEVICE_COOKIE, DEVICE_LIFETIME } from './device';
import { moveSession } from './moveSession';
import { SESSION_COOKIE, SESSION_LIFETIME } from './session';

/**
 * In the past our cookies had the same names on https as on http. If a browser sends a cookie only under its old name,
 * the browser gets the cookie under the present name (a session also gets a new id), and the old cookie is removed. So
 * nobody is signed out. If a browser sends both names, the old cookie is ignored, because anybody on the network may
 * have set it. Sessions move only during the 30 days after the names changed. After that, old session cookies are
 * removed and the sessions are not moved.
 */
export function takeOverCookies(steps: Step[], { pool, secret }: { pool: Pool; secret: string }): void {
  steps.push((request, response, next) => {
    if (!isHttps(request)) return next();
    const session = formerOf(request, SESSION_COOKIE);
    const device = formerOf(request, DEVICE_COOKIE);
    if (session === undefined && device === undefined) return next();
    const exchange = { request, response };
    if (device !== undefined) replace(exchange, DEVICE_COOKIE, device, DEVICE_LIFETIME);
    if (session === undefined) return next();
    takeOverSession(exchange, session).then(() => next(), next);
  });

  async function takeOverSession(exchange: Exchange, value: string): Promise<void> {
    const former = readSigned(value, secret);
    const id = former && (await moveSession(pool, former));
    if (id) replace(exchange, SESSION_COOKIE, encodeURIComponent(sign(id, secret)), SESSION_LIFETIME / 1000);
    else expireNamed(exchange, SESSION_COOKIE);
  }
}

/** The value under the old name; undefined if there is none or the request has the cookie under its present name. */
function formerOf(request: IncomingMessage, name: string): string | undefined {
  return readNamed(request, hostPrefixedName(name)) === undefined ? readNamed(request, name) : undefined;
}

/** Puts the value under the present name, in this request and in the browser, and removes the old cookie. */
function replace(exchange: Exchange, name: string, value: string, maxAge: number): void {
  const { headers } = exchange.request;
  headers.cookie = `${headers.cookie}; ${hostPrefixedName(name)}=${value}`;
  writeCookie(exchange, name, value, maxAge);
  expireNamed(exchange, name);
}

/** A session id with its signature, in the format of express-session, but not yet URL-encoded. */
function sign(id: string, secret: string): string {
  return `s:${id}.${createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '')}`;
}

function readSigned(value: string, secret: string): string | null {
  const [, encoded = ''] = /^s%3A([\w-]+)\./.exec(value) ?? [];
  const [given, ours] = [value, encodeURIComponent(sign(encoded, secret))].map((text) => Buffer.from(text));
  return given && ours && given.length === ours.length && timingSafeEqual(given, ours) ? encoded : null;
}
