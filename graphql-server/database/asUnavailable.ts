import { UserError } from '../errors/UserError';
import { isUnreachable } from './isUnreachable';

/** Callers should try again after this number of seconds. A crashed embedded Postgres usually restarts sooner. */
const RETRY_AFTER = 5;

/** If `error` means that the database cannot be reached, returns the error for callers. If not, returns null. */
export function asUnavailable(error: unknown): UserError | null {
  return isUnreachable(error) ? unavailable() : null;
}

/** The error that callers get while the database cannot be reached. */
export function unavailable(): UserError {
  return new UserError('UNAVAILABLE', 'Fuud cannot reach its database right now. Try again in a moment.', {
    retryAfterSeconds: RETRY_AFTER,
  });
}
