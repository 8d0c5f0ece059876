import { UserError } from '../errors/UserError';
import type { Viewer } from '../Viewer';
import type { Load } from '../watchLoad';

/** Seconds. */
const TRY_AGAIN = 5;

/**
 * Lets a search begin. While the server is behind, those of visitors without a session wait, so that everybody else's go on.
 * @throws UserError OVERLOADED
 */
export function admitVisitor({ load, viewer }: { load: Load; viewer: Viewer }): void {
  if (viewer.kind !== 'ANONYMOUS' || !load.isHigh()) return;
  throw new UserError('OVERLOADED', 'Fuud has more to do than it can right now. Try again in a few seconds.', {
    retryAfterSeconds: TRY_AGAIN,
  });
}
