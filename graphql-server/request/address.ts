import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The visitor's network address, for limits only. With `trustProxy` proxies in front, the address the outermost of
 * them saw: the one so many places from the end of X-Forwarded-For (what stands before it may be forged). What stands
 * there and is no address, such as "unknown", counts as the one that connects.
 */
export function addressOf(request: IncomingMessage, trustProxy: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (trustProxy === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const told = bareAddress(forwarded.at(-trustProxy) ?? '');
  return isIP(told) ? told : direct;
}

/** Some proxies write "1.2.3.4:5678", "[::1]:5678" or quote it all: every connection has a port of its own. */
function bareAddress(node: string): string {
  const text = node.replace(/^"(.*)"$/, '$1').trim();
  const [, inBrackets, withPort] = /^(?:\[([^\]]*)\](?::\d*)?|(\d+(?:\.\d+){3}):\d*)$/.exec(text) ?? [];
  return inBrackets ?? withPort ?? text;
}
