import { UserError } from '../errors/UserError';
import { isUnreachable } from './isUnreachable';

/** Seconds until callers should try again. An embedded Postgres that died has usually restarted after this time. */
const RETRY_AFTER = 5;

/** The error that callers get when the database cannot be reached; null for any other error. */
export function asUnavailable(error: unknown): UserError | null {
  return isUnreachable(error) ? unavailable() : null;
}

/** Returns the error of asUnavailable, for code that has no database error to pass. */
export function unavailable(): UserError {
  return new UserError('UNAVAILABLE', 'Fuud cannot reach its database right now. Try again in a moment.', {
    retryAfterSeconds: RETRY_AFTER,
  });
}
