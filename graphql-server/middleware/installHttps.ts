import type { IncomingMessage } from 'node:http';
import type { Step } from '../request/chain';

/** Express' own name for it, which express-session reads too. */
type Marked = IncomingMessage & { secure?: boolean };

/**
 * Notes of every request whether the visitor came by https: PUBLIC_URL says so for all of them, else our socket does, or
 * what the nearest trusted proxy's X-Forwarded-Proto says first. Cookies are Secure then.
 */
export function installHttps(steps: Step[], { always, trustProxy }: { always: boolean; trustProxy: boolean }): void {
  steps.push((request, _response, next) => {
    const { socket, headers } = request;
    const [scheme = ''] = String(headers['x-forwarded-proto'] ?? '').split(',');
    const isToldHttps = trustProxy && scheme.trim().toLowerCase() === 'https';
    (request as Marked).secure = always || isToldHttps || ('encrypted' in socket && Boolean(socket.encrypted));
    next();
  });
}

/** Whether the visitor came by https, as `installHttps` noted. */
export const isHttps = (request: IncomingMessage): boolean => (request as Marked).secure ?? false;
