import { isChunkError } from '../../device/isChunkError';
import { failureReason } from '../../relay/failureReason';
import type { Problem } from './Failure';

/** The messages for an error that stopped somebody from entering as a guest. */
export function guestProblem(error: unknown): Problem {
  const kind = error instanceof Error && 'kind' in error ? error.kind : undefined;
  if (kind === 'offline') return ['landing.guestFailed', 'landing.guestOffline'];
  if (kind === 'rateLimited') return ['landing.guestFailed', 'landing.guestRateLimited'];
  const reason = failureReason(error);
  if (reason) return ['landing.guestFailed', reason];
  return isChunkError(error) ? ['landing.guestFailed', 'problem.chunkText'] : ['landing.guestFailed'];
}
