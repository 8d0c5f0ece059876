import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Step } from '../request/chain';

const ids = new WeakMap<IncomingMessage, string>();

/** Gives every request an id: in the answer's X-Request-Id and in whatever is logged about it. */
export function installRequestId(steps: Step[]): void {
  steps.push((request, response, next) => {
    const id = randomUUID();
    ids.set(request, id);
    response.setHeader('x-request-id', id);
    next();
  });
}

/** The id that `installRequestId` gave. */
export const requestIdOf = (request: IncomingMessage): string => ids.get(request) ?? 'none';
