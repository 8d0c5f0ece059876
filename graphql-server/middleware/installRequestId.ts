import type { Step } from '../request/chain';
import { giveRequestId } from '../request/requestId';

/** Gives every request an id: in the answer's X-Request-Id and in whatever is logged about it. */
export function installRequestId(steps: Step[]): void {
  steps.push((request, response, next) => {
    response.setHeader('x-request-id', giveRequestId(request));
    next();
  });
}
