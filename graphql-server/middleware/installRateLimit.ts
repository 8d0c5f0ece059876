import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../domain/limits';
import { addressOf } from './address';
import { answerJson, type Step } from './chain';

/** Requests a minute that one address (of IPv6: one /64) may send to the graph and the REST paths together. */
const REQUESTS_A_MINUTE = 600;

/** As Express reads paths: in any case, and after the host where a client sends the whole address. */
const COUNTED = /^(?:https?:\/\/[^/]*)?\/(?:graphql|api)\b/i;
const isCounted = ({ url = '' }: IncomingMessage) => COUNTED.test(url);

/** Keeps one address from using the whole server. Past the limit: 429 with Retry-After. */
export function installRateLimit(
  steps: Step[],
  { enabled, trustProxy }: { enabled: boolean; trustProxy: number },
): void {
  if (!enabled) return;
  const limiter = new RateLimiterMemory({ points: REQUESTS_A_MINUTE, duration: 60 });
  steps.push((request, response, next) => {
    if (!isCounted(request)) return next();
    limiter.consume(networkOf(addressOf(request, trustProxy))).then(
      () => next(),
      (reason: unknown) => {
        if (!(reason instanceof RateLimiterRes)) return next(reason);
        const seconds = Math.ceil(reason.msBeforeNext / 1000);
        response.setHeader('retry-after', seconds);
        answerJson(response, 429, {
          code: 'RATE_LIMITED',
          message: `Too many requests. Try again in ${seconds} seconds.`,
        });
      },
    );
  });
}
