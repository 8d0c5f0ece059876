import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const ids = new WeakMap<IncomingMessage, string>();

/** Gives a request its id. @returns a uuid */
export function giveRequestId(request: IncomingMessage): string {
  const id = randomUUID();
  ids.set(request, id);
  return id;
}

/** The id that `giveRequestId` gave to the request, or "none". */
export const requestIdOf = (request: IncomingMessage): string => ids.get(request) ?? 'none';
