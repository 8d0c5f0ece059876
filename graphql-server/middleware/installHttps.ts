import type { Step } from '../request/chain';
import type { Marked } from '../request/isHttps';

/**
 * Stores for every request whether the visitor uses https. This is true if PUBLIC_URL begins with https (`always`), if
 * our socket is encrypted, or if the first value of X-Forwarded-Proto from a trusted proxy is https. Cookies are Secure
 * if the visitor uses https.
 */
export function installHttps(steps: Step[], { always, trustProxy }: { always: boolean; trustProxy: boolean }): void {
  steps.push((request, _response, next) => {
    const { socket, headers } = request;
    const [scheme = ''] = String(headers['x-forwarded-proto'] ?? '').split(',');
    const isForwardedHttps = trustProxy && scheme.trim().toLowerCase() === 'https';
    (request as Marked).secure = always || isForwardedHttps || ('encrypted' in socket && Boolean(socket.encrypted));
    next();
  });
}
