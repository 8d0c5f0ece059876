import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Exchange as Cookies, expireCookie, readCookie, writeCookie } from '../request/cookies';

/** The name of the cookie that shows which accounts a device has signed in to. */
export const DEVICE_COOKIE = 'fuud_device';

/** A year in seconds. */
export const DEVICE_LIFETIME = 365 * 24 * 60 * 60;
/** A device remembers at most this many accounts: the accounts that signed in last. */
const MAX_ACCOUNTS = 5;
const SHAPE = /^[\w-]{22}(\.[\w-]{43})*$/;

/** What is needed to read and write the cookie. */
interface Exchange extends Cookies {
  /** The key for the signatures. */
  secret: string;
}

/**
 * A device that signed in to an account stores a mark of the account in a cookie (OWASP calls it a "device cookie").
 * The cookie is `name.mark.mark...`: a random name, and one mark for each account. A mark is the HMAC-SHA256 of the
 * name and the user id. The server stores nothing.
 * @returns the device's name if the device has a mark of this account; otherwise null
 */
export function deviceKnownTo(request: IncomingMessage, secret: string, userId: string): string | null {
  const { name, marks } = read(request);
  return marks.some((mark) => isSame(mark, markOf(secret, name, userId))) ? name : null;
}

/** Adds a mark of the account to the device's cookie. The cookie is then valid for a year from now. */
export function rememberDevice({ secret, ...exchange }: Exchange, userId: string): void {
  const { name, marks } = read(exchange.request);
  const own = markOf(secret, name, userId);
  const others = marks.filter((mark) => mark !== own);
  write(exchange, name, [own, ...others].slice(0, MAX_ACCOUNTS));
}

/** Removes the mark of an account from the device's cookie. */
export function forgetDevice({ secret, ...exchange }: Exchange, userId: string): void {
  const { name, marks } = read(exchange.request);
  const own = markOf(secret, name, userId);
  if (marks.includes(own))
    write(
      exchange,
      name,
      marks.filter((mark) => mark !== own),
    );
}

function read(request: IncomingMessage): { name: string; marks: string[] } {
  const value = readCookie(request, DEVICE_COOKIE) ?? '';
  const [name, ...marks] = SHAPE.test(value) ? value.split('.') : [];
  return { name: name ?? randomBytes(16).toString('base64url'), marks };
}

function write(exchange: Cookies, name: string, marks: string[]): void {
  if (marks.length) writeCookie(exchange, DEVICE_COOKIE, [name, ...marks].join('.'), DEVICE_LIFETIME);
  else expireCookie(exchange, DEVICE_COOKIE);
}

function markOf(secret: string, name: string, userId: string): string {
  return createHmac('sha256', secret).update(`${DEVICE_COOKIE}\n${name}\n${userId}`).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
