import type { Step } from '../request/chain';
import type { Marked } from '../request/isHttps';

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
