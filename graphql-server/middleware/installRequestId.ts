import type { Step } from '../request/chain';
import { giveRequestId } from '../request/requestId';

/** Gives every request an id: sent as X-Request-Id in the answer, and logged. */
export function installRequestId(steps: Step[]): void {
  steps.push((request, response, next) => {
    response.setHeader('x-request-id', giveRequestId(request));
    next();
  });
}
