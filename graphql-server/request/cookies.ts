import type { IncomingMessage, ServerResponse } from 'node:http';
import { isHttps } from './isHttps';

/** A request and its answer. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * The name of our cookie on https. Browsers accept a cookie with this prefix only if it comes over https, has the path
 * "/", and names no domain. So no other host of the domain, and nobody on a plain http connection, can set it.
 */
export const hostPrefixedName = (name: string): string => `__Host-${name}`;

/** The name under which the visitor's browser has our cookie: with the prefix on https, or else `name` itself. */
export const cookieName = (request: IncomingMessage, name: string): string =>
  isHttps(request) ? hostPrefixedName(name) : name;

/** The value of our cookie in the request, without URL-decoding; undefined if the cookie is missing. */
export function readCookie(request: IncomingMessage, name: string): string | undefined {
  return readNamed(request, cookieName(request, name));
}

/** The value of the cookie with exactly this name; undefined if the cookie is missing. */
export function readNamed({ headers }: IncomingMessage, name: string): string | undefined {
  for (const part of (headers.cookie ?? '').split(';')) {
    const end = part.indexOf('=');
    if (end >= 0 && part.slice(0, end).trim() === name) return part.slice(end + 1).trim();
  }
  return undefined;
}

/**
 * Sets a cookie that no script can read. Browsers send it only to this host, and not with a POST from another site. On
 * https, the cookie is Secure.
 * @param maxAge the number of seconds for which browsers store the cookie
 */
export function writeCookie(exchange: Exchange, name: string, value: string, maxAge: number): void {
  append(exchange, `${cookieName(exchange.request, name)}=${value}; Path=/; Max-Age=${maxAge}`);
}

/** Removes our cookie. On https, it also removes the cookie with the plain name, which older versions used there. */
export function expireCookie(exchange: Exchange, name: string): void {
  const names = new Set([cookieName(exchange.request, name), name]);
  for (const each of names) expireNamed(exchange, each);
}

/** Removes the cookie with exactly this name. */
export function expireNamed(exchange: Exchange, name: string): void {
  append(exchange, `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`);
}

function append({ request, response }: Exchange, cookie: string): void {
  response.appendHeader('set-cookie', `${cookie}; HttpOnly; SameSite=Lax${isHttps(request) ? '; Secure' : ''}`);
}
