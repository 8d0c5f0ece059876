import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The visitor's network address, for limits only. Behind `trustProxy` proxies it is the address that the outermost
 * proxy saw: entry number `trustProxy` from the end of X-Forwarded-For (earlier entries may be forged). If that entry
 * is not an address ("unknown"), we use the address of the connection.
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
 * Removes port, brackets and quotes: some proxies write "1.2.3.4:5678" or "[::1]:5678", and the port differs for each
 * connection.
 */
function bareAddress(node: string): string {
  const text = node.replace(/^"(.*)"$/, '$1').trim();
  const [, inBrackets, withPort] = /^(?:\[([^\]]*)\](?::\d*)?|(\d+(?:\.\d+){3}):\d*)$/.exec(text) ?? [];
  return inBrackets ?? withPort ?? text;
}
