import { UserError } from '../errors/UserError';
import { isUnreachable } from './isUnreachable';

/** Seconds: an embedded Postgres that died is back by then, most often. */
const RETRY_AFTER = 5;

/** What callers are told while the database cannot be reached; null for any other error. */
export function asUnavailable(error: unknown): UserError | null {
  return isUnreachable(error) ? unavailable() : null;
}

/** The same, where it is known without an error. */
export function unavailable(): UserError {
  return new UserError('UNAVAILABLE', 'Fuud cannot reach its database right now. Try again in a moment.', {
    retryAfterSeconds: RETRY_AFTER,
  });
}
