import type { IncomingMessage, ServerResponse } from 'node:http';
import { isHttps } from './isHttps';

/** A request and its answer. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * What browsers call a cookie of ours on https: under a name that begins so they take it only over https, from this very
 * host and for all its paths. Another host of the domain, or anybody on a plain line, cannot plant one.
 */
export const hostName = (name: string): string => `__Host-${name}`;

/** What a cookie of ours is called on the visitor's connection. */
export const cookieName = (request: IncomingMessage, name: string): string =>
  isHttps(request) ? hostName(name) : name;

/**
 * The value of a cookie of ours that the request carries; undefined without it. Our own cookies hold nothing that needs
 * decoding.
 */
export function readCookie(request: IncomingMessage, name: string): string | undefined {
  return readNamed(request, cookieName(request, name));
}

/** The value of the cookie of exactly that name. */
export function readNamed({ headers }: IncomingMessage, name: string): string | undefined {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key, value] = part.split('=', 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}

/**
 * Sets a cookie that no script reads and no other site's form sends; on https Secure and for this host alone.
 * @param maxAge seconds it is kept
 */
export function writeCookie(exchange: Exchange, name: string, value: string, maxAge: number): void {
  append(exchange, `${cookieName(exchange.request, name)}=${value}; Path=/; Max-Age=${maxAge}`);
}

/** Removes a cookie of ours; on https also under the name it has elsewhere, and had here before. */
export function expireCookie(exchange: Exchange, name: string): void {
  const names = new Set([cookieName(exchange.request, name), name]);
  for (const each of names) expireNamed(exchange, each);
}

/** Removes the cookie of exactly that name. */
export function expireNamed(exchange: Exchange, name: string): void {
  append(exchange, `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`);
}

function append({ request, response }: Exchange, cookie: string): void {
  response.appendHeader('set-cookie', `${cookie}; HttpOnly; SameSite=Lax${isHttps(request) ? '; Secure' : ''}`);
}
