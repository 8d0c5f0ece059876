import type { MessageId } from '../intl/messageIds';

/** The message that says why something failed. `seconds`: the time to wait before the next try; 0 if unknown. */
export type FailureReason = { id: MessageId; values: { seconds: number } };

const reasons: Record<string, MessageId> = {
  OVERLOADED: 'problem.overloaded',
  UNAVAILABLE: 'problem.unavailable',
  QUOTA_REACHED: 'save.quotaReached',
  VIEWER_CHANGED: 'otherViewer.refused',
};

/**
 * The message which says that the server was overloaded or unavailable, that the member's list was full, or that
 * somebody has signed in with another account in another tab. Null for any other failure.
 */
export function failureReason(failure: unknown): FailureReason | null {
  const { code, retryAfterSeconds } = { ...(failure as { code?: unknown; retryAfterSeconds?: unknown } | null) };
  const id = typeof code === 'string' ? reasons[code] : undefined;
  return id ? { id, values: { seconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : 0 } } : null;
}
