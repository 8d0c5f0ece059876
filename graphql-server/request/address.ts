import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The visitor's network address, which is used only for limits. Without proxies, this is the address of the connection.
 * With proxies, this is the address that the outermost proxy saw. If that proxy wrote no valid address (for example
 * "unknown"), this is the address of the connection.
 * @param trustProxy the number of proxies, n. The outermost proxy writes the nth entry from the end of
 * X-Forwarded-For. Earlier entries may be forged.
 */
export function addressOf(request: IncomingMessage, trustProxy: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (trustProxy === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const claimed = bareAddress(forwarded.at(-trustProxy) ?? '');
  return isIP(claimed) ? claimed : direct;
}

/**
 * Removes quotes, brackets and the port. Some proxies write a port ("1.2.3.4:5678", "[::1]:5678"), which differs for
 * each connection of a visitor.
 */
function bareAddress(node: string): string {
  const text = node.replace(/^"(.*)"$/, '$1').trim();
  const [, inBrackets, withPort] = /^(?:\[([^\]]*)\](?::\d*)?|(\d+(?:\.\d+){3}):\d*)$/.exec(text) ?? [];
  return inBrackets ?? withPort ?? text;
}
