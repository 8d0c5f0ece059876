/** What went wrong, for programs; published, so names stay. */
export type UserErrorCode =
  | 'REQUIRED'
  | 'INVALID'
  | 'BAD_CURSOR'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'USERNAME_TAKEN'
  | 'EMAIL_TAKEN'
  | 'ALREADY_IN_DIARY'
  | 'CONFLICT'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'BAD_CREDENTIALS'
  | 'WRONG_PASSWORD'
  | 'INVALID_TOKEN'
  | 'INVALID_AUTH_TOKEN'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'QUOTA_REACHED'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'OVERLOADED'
  | 'UNAVAILABLE';

/** One thing that was wrong with what a caller sent. */
export interface Fault {
  code: UserErrorCode;
  /** The input field, or null when no single field is to blame. */
  field: string | null;
  /** The way to that field in what was sent, where it is no field of the first level: ["restaurantIds", "3"]. */
  path?: readonly string[];
  /** One English sentence that names the field and how to mend it; never repeats what was sent. */
  message: string;
}

/**
 * The one expected failure: GraphQL answers it as userErrors, REST as a status and {message}. Anything else that is
 * thrown is a fault of ours and is masked.
 */
export class UserError extends Error implements Fault {
  override readonly name = 'UserError';
  readonly code: UserErrorCode;
  readonly field: string | null;
  /** Seconds until another attempt is worth making; only with RATE_LIMITED, OVERLOADED and UNAVAILABLE. */
  readonly retryAfterSeconds: number | null;
  /**
   * Everything that was wrong, this error's own fault first. Its path stands here alone: an error with a path of its own
   * would be taken for one that knows its place in the answer.
   */
  readonly faults: readonly [Fault, ...Fault[]];

  constructor(
    code: UserErrorCode,
    message: string,
    more: { field?: string; path?: readonly string[]; retryAfterSeconds?: number; others?: readonly Fault[] } = {},
  ) {
    super(message);
    this.code = code;
    this.field = more.field ?? null;
    this.retryAfterSeconds = more.retryAfterSeconds ?? null;
    this.faults = [{ code, field: this.field, path: more.path, message }, ...(more.others ?? [])];
  }
}
