/**
 * The codes that tell programs what went wrong. The codes are public: a code never gets another
 * name or meaning, but new codes may be added.
 */
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

/** One error in the input of a caller. */
export interface Fault {
  code: UserErrorCode;
  /** The input field. Null when the error concerns no single field. */
  field: string | null;
  /** The path to the field in the input: ["restaurantIds", "3"]. If not set, `field` is a top-level field or null. */
  path?: readonly string[];
  /** English text that says what is wrong and, if possible, how to fix it. It never repeats the value that was sent. */
  message: string;
}

/**
 * An error whose code and message the caller may see. A GraphQL mutation returns it in userErrors, and a GraphQL query
 * returns it in `errors`. REST returns it as a status and a JSON body with the code and the message.
 */
export class UserError extends Error implements Fault {
  override readonly name = 'UserError';
  readonly code: UserErrorCode;
  readonly field: string | null;
  /** Seconds until the caller should try again. Set only with RATE_LIMITED, OVERLOADED and UNAVAILABLE. */
  readonly retryAfterSeconds: number | null;
  /**
   * All faults of the input. The first is this error's own fault. `path` is stored only here, because GraphQL would
   * read a property `path` of an error as the path to a field of the response.
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
