import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../domain/limits';
import { addressOf } from '../request/address';
import { answerRefusal } from '../request/answerRefusal';
import type { Step } from '../request/chain';
import { counted } from '../text/counted';

/** Requests per minute that one address (for IPv6: one /64) may send. */
const REQUESTS_A_MINUTE = 600;

/** Paths without a limit. Monitoring tools request them often, and the status 429 would look like a broken server. */
const FREE = new Set(['/healthz', '/readyz']);

/**
 * Limits the requests of each address, so that one address cannot overload the server. The headers RateLimit-Limit,
 * RateLimit-Remaining and RateLimit-Reset tell the limit, how many requests are left, and how many seconds remain until
 * the minute ends. Over the limit, the answer is 429 with Retry-After. Every request that reaches this step counts,
 * except health checks. Built files and pictures are served before this step. There is no list of limited paths,
 * because such a list would have to match each path exactly as the routers do.
 */
export function installRateLimit(
  steps: Step[],
  { enabled, trustProxy }: { enabled: boolean; trustProxy: number },
): void {
  if (!enabled) return;
  const limiter = new RateLimiterMemory({ points: REQUESTS_A_MINUTE, duration: 60 });
  steps.push((request, response, next) => {
    if (FREE.has(request.url ?? '')) return next();
    limiter.consume(networkOf(addressOf(request, trustProxy))).then(
      (left) => {
        tellLeft(response, left);
        next();
      },
      (reason: unknown) => {
        if (!(reason instanceof RateLimiterRes)) return next(reason);
        refuse(request, response, tellLeft(response, reason));
      },
    );
  });
}

/** Sets the headers that tell how many requests the address may still send. @returns seconds until the minute ends */
function tellLeft(response: ServerResponse, { remainingPoints, msBeforeNext }: RateLimiterRes): number {
  const seconds = Math.ceil(msBeforeNext / 1000);
  response.setHeader('ratelimit-limit', REQUESTS_A_MINUTE);
  response.setHeader('ratelimit-remaining', remainingPoints);
  response.setHeader('ratelimit-reset', seconds);
  return seconds;
}

/** Answers 429: plain text for a user who opens a page, JSON for programs. */
function refuse({ headers }: IncomingMessage, response: ServerResponse, seconds: number): void {
  const message = `Too many requests. Try again in ${counted(seconds, 'second')}.`;
  response.setHeader('retry-after', seconds);
  if (headers.accept?.includes('text/html'))
    response.writeHead(429, { 'content-type': 'text/plain; charset=utf-8' }).end(message);
  else answerRefusal(response, { status: 429, code: 'RATE_LIMITED', message }, { retryAfterSeconds: seconds });
}
