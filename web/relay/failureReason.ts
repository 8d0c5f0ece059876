import type { MessageId } from '../intl/messageIds';

/** Why something failed, as a message and its values. `seconds`: when to try again; 0 if unknown. */
export type FailureReason = { id: MessageId; values: { seconds: number } };

const reasons: Record<string, MessageId> = {
  OVERLOADED: 'problem.overloaded',
  UNAVAILABLE: 'problem.unavailable',
  QUOTA_REACHED: 'save.quotaReached',
};

/**
 * The reason of a failed request or a userError if it is the same for all operations (server overloaded, for example);
 * else null.
 */
export function failureReason(failure: unknown): FailureReason | null {
  const { code, retryAfterSeconds } = { ...(failure as { code?: unknown; retryAfterSeconds?: unknown } | null) };
  const id = typeof code === 'string' ? reasons[code] : undefined;
  return id ? { id, values: { seconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : 0 } } : null;
}
