import type { IncomingMessage, ServerResponse } from 'node:http';
import { isHttps } from './installHttps';

/** The value of a cookie that the request carries; undefined without it. Our own cookies hold nothing that needs decoding. */
export function readCookie(request: IncomingMessage, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = part.split('=', 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}

/**
 * Sets a cookie that no script reads and no other site's form sends; Secure when the visitor came by https.
 * @param maxAge seconds it is kept; 0 removes it
 */
export function writeCookie(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  name: string,
  value: string,
  { maxAge, path = '/' }: { maxAge: number; path?: string },
): void {
  const secure = isHttps(request) ? '; Secure' : '';
  const lifetime = maxAge > 0 ? `Max-Age=${maxAge}` : 'Expires=Thu, 01 Jan 1970 00:00:00 GMT';
  response.appendHeader('set-cookie', `${name}=${value}; Path=${path}; ${lifetime}; HttpOnly; SameSite=Lax${secure}`);
}
