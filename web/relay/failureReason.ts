import type { MessageId } from '../intl/messageIds';

/** Why something failed, as a message and its values; `seconds` from now another try is worth making, 0 = unknown. */
export type FailureReason = { id: MessageId; values: { seconds: number } };

const reasons: Record<string, MessageId> = {
  OVERLOADED: 'problem.overloaded',
  UNAVAILABLE: 'problem.unavailable',
  QUOTA_REACHED: 'save.quotaReached',
};

/** What a failed request or a mutation's userError says of itself, where that is the same whatever was asked; else null. */
export function failureReason(failure: unknown): FailureReason | null {
  const { code, retryAfterSeconds } = { ...(failure as { code?: unknown; retryAfterSeconds?: unknown } | null) };
  const id = typeof code === 'string' ? reasons[code] : undefined;
  return id ? { id, values: { seconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : 0 } } : null;
}
