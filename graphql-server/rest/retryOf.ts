import type { Request } from 'express';
import type { Retry } from '../domain/writeOnce';

/**
 * Reads the header Idempotency-Key, which makes it safe to repeat a write (draft-ietf-httpapi-idempotency-key-header).
 */
export function retryOf(request: Request): Retry {
  return { idempotencyKey: request.get('idempotency-key') };
}
