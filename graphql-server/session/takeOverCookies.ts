import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Pool } from 'pg';
import type { Step } from '../request/chain';
import { type Exchange, expireNamed, hostName, readNamed, writeCookie } from '../request/cookies';
import { isHttps } from '../request/isHttps';
import { DEVICE_COOKIE, DEVICE_LIFETIME } from './device';
import { moveSession } from './moveSession';
import { SESSION_COOKIE, SESSION_LIFETIME } from './session';

/**
 * On https our cookies were once named as on http. A browser that brings only those gets the same under the present
 * names, a session under a new id, and the old ones are removed; so nobody is signed out by the change of names. With the
 * present name there the old one counts for nothing, since anybody on the way may have planted it. For 30 days after the
 * change: then this step does no more than remove what is left.
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

/** The cookie under its old name, where it is not there under the present one. */
function formerOf(request: IncomingMessage, name: string): string | undefined {
  return readNamed(request, hostName(name)) === undefined ? readNamed(request, name) : undefined;
}

/** This request goes on as if it had come with the present name. */
function replace(exchange: Exchange, name: string, value: string, maxAge: number): void {
  const { headers } = exchange.request;
  headers.cookie = `${headers.cookie}; ${hostName(name)}=${value}`;
  writeCookie(exchange, name, value, maxAge);
  expireNamed(exchange, name);
}

/** A session id as express-session puts it into its cookie. */
function sign(id: string, secret: string): string {
  return `s:${id}.${createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '')}`;
}

function readSigned(value: string, secret: string): string | null {
  const [, encoded = ''] = /^s%3A([\w-]+)\./.exec(value) ?? [];
  const [given, ours] = [value, encodeURIComponent(sign(encoded, secret))].map((text) => Buffer.from(text));
  return given && ours && given.length === ours.length && timingSafeEqual(given, ours) ? encoded : null;
}
