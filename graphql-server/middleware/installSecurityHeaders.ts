import { randomUUID } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Env } from '../env/env';
import type { Step } from '../request/chain';

const nonces = new WeakMap<object, string>();

/** The nonce of this answer's Content-Security-Policy. Every inline script and style of the page must have it. */
export const nonceOf = (response: ServerResponse): string => nonces.get(response) ?? '';

/** The placeholder for the nonce in Helmet's headers. */
const NONCE = 'the-nonce';

/**
 * Sets the headers of Helmet, with a strict policy. Scripts and styles must come from this site or have the nonce.
 * Other files must come from this site. If MAPS_STYLE_URL is set, images and data may also come from its host and from
 * MAPS_HOSTS. Helmet runs only once, because only the nonce in its headers changes.
 */
export function installSecurityHeaders(
  steps: Step[],
  env: Pick<Env, 'PUBLIC_URL' | 'MAPS_STYLE_URL' | 'MAPS_HOSTS'>,
): void {
  const https = env.PUBLIC_URL?.startsWith('https:') ?? false;
  const maps = env.MAPS_STYLE_URL ? [new URL(env.MAPS_STYLE_URL).origin, ...env.MAPS_HOSTS] : [];
  const headers = helmet({
    strictTransportSecurity: https,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", `'nonce-${NONCE}'`],
        styleSrc: ["'self'", `'nonce-${NONCE}'`],
        imgSrc: ["'self'", ...maps],
        connectSrc: ["'self'", ...maps],
        workerSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  });
  const made = headersOf(headers);
  const fixed = made.filter(([, value]) => !value.includes(NONCE));
  const withNonce = made.filter(([, value]) => value.includes(NONCE));
  steps.push((_request, response, next) => {
    const nonce = randomUUID();
    nonces.set(response, nonce);
    for (const [name, value] of fixed) response.setHeader(name, value);
    for (const [name, value] of withNonce) response.setHeader(name, value.replaceAll(NONCE, nonce));
    next();
  });
}

/** The headers that the middleware sets, in the order in which it sets them. @throws the error that it passes on */
function headersOf(middleware: ReturnType<typeof helmet>): (readonly [string, string])[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, (error) => {
    if (error) throw error;
  });
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
}
