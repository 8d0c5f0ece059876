import type { Env } from '../env/env';
import { answerRefusal } from '../request/answerRefusal';
import type { Step } from '../request/chain';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write request from a page of another origin, because the browser may add our visitor's cookie to it.
 * Browsers describe the origin of a request in the header Sec-Fetch-Site or Origin. Other programs send neither header,
 * but they also have no visitor's cookie.
 */
export function installCsrf(steps: Step[], env: Pick<Env, 'PUBLIC_URL'>): void {
  steps.push((request, response, next) => {
    if (SAFE.has(request.method ?? 'GET')) return next();
    const site = request.headers['sec-fetch-site'];
    const { origin, host } = request.headers;
    const ours = site ? site === 'same-origin' || site === 'none' : !origin || isOurs(origin, host, env.PUBLIC_URL);
    if (ours) return next();
    const message = 'This request came from another site and was refused.';
    answerRefusal(response, { status: 403, code: 'CROSS_SITE', message });
  });
}

function isOurs(origin: string, host: string | undefined, publicUrl: string | undefined): boolean {
  if (publicUrl && origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
