import type { Step } from '../request/chain';
import { giveRequestId } from '../request/requestId';

/** Gives every request an id. The answer contains it as X-Request-Id. Many log lines about errors also contain it. */
export function installRequestId(steps: Step[]): void {
  steps.push((request, response, next) => {
    response.setHeader('x-request-id', giveRequestId(request));
    next();
  });
}
