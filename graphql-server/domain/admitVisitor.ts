import { UserError } from '../errors/UserError';
import type { Viewer } from '../Viewer';
import type { Load } from '../watchLoad';

/** Seconds until the visitor should try again. */
const TRY_AGAIN = 5;

/**
 * Call this before a search. While the server is overloaded, this function refuses the searches of visitors without a
 * session, so that guests and members can continue to search.
 * @throws UserError OVERLOADED
 */
export function admitVisitor({ load, viewer }: { load: Load; viewer: Viewer }): void {
  if (viewer.kind !== 'ANONYMOUS' || !load.isHigh()) return;
  throw new UserError('OVERLOADED', 'Fuud is overloaded right now. Try again in a few seconds.', {
    retryAfterSeconds: TRY_AGAIN,
  });
}
