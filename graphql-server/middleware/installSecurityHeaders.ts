import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Env } from '../env';
import type { Step } from './chain';

const nonces = new WeakMap<object, string>();

/** The nonce of this answer's Content-Security-Policy; every inline script and style of the page carries it. */
export const nonceOf = (response: ServerResponse): string => nonces.get(response) ?? '';

/** Helmet with a strict policy: scripts and styles from here or with the nonce, everything else from here. */
export function installSecurityHeaders(steps: Step[], env: Pick<Env, 'PUBLIC_URL'>): void {
  const https = env.PUBLIC_URL?.startsWith('https:') ?? false;
  const nonce = (_request: IncomingMessage, response: ServerResponse) => `'nonce-${nonceOf(response)}'`;
  const headers = helmet({
    strictTransportSecurity: https,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", nonce],
        styleSrc: ["'self'", nonce],
        imgSrc: ["'self'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  });
  steps.push((request, response, next) => {
    nonces.set(response, randomUUID());
    headers(request, response, next);
  });
}
