import type { IncomingMessage } from 'node:http';

/**
 * The visitor's network address, for limits only. With `trustProxy` proxies in front, the address the outermost of
 * them saw: the one so many places from the end of X-Forwarded-For (what stands before it may be forged).
 */
export function addressOf(request: IncomingMessage, trustProxy: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (trustProxy === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return forwarded.at(-trustProxy) ?? direct;
}
