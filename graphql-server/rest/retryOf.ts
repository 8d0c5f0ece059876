import type { Request } from 'express';
import type { Retry } from '../domain/writeOnce';

/** What makes a write safe to send again: the header Idempotency-Key, as draft-ietf-httpapi-idempotency-key-header has it. */
export function retryOf(request: Request): Retry {
  return { idempotencyKey: request.get('idempotency-key') };
}
