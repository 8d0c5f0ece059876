/** Every code an expected failure can carry, with the HTTP status that says the same. */
export const statusByCode = {
  REQUIRED: 400,
  INVALID: 400,
  BAD_CURSOR: 400,
  TOO_SHORT: 400,
  TOO_LONG: 400,
  USERNAME_TAKEN: 409,
  EMAIL_TAKEN: 409,
  ALREADY_IN_DIARY: 409,
  BAD_CREDENTIALS: 401,
  WRONG_PASSWORD: 403,
  INVALID_TOKEN: 400,
  INVALID_AUTH_TOKEN: 401,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  QUOTA_REACHED: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  OVERLOADED: 503,
  UNAVAILABLE: 503,
} as const;

/** What went wrong, for programs; published, so names stay. */
export type UserErrorCode = keyof typeof statusByCode;

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
  readonly path: readonly string[] | undefined;
  /** HTTP status: 400, 401, 403, 404, 409, 429 or 503. */
  readonly status: number;
  /** Seconds until another attempt is worth making; only with RATE_LIMITED, OVERLOADED and UNAVAILABLE. */
  readonly retryAfterSeconds: number | null;
  /** Everything that was wrong, this error's own fault first. */
  readonly faults: readonly Fault[];

  constructor(
    code: UserErrorCode,
    message: string,
    more: { field?: string; path?: readonly string[]; retryAfterSeconds?: number; others?: readonly Fault[] } = {},
  ) {
    super(message);
    this.code = code;
    this.field = more.field ?? null;
    this.status = statusByCode[code];
    this.retryAfterSeconds = more.retryAfterSeconds ?? null;
    this.path = more.path;
    this.faults = [{ code, field: this.field, path: this.path, message }, ...(more.others ?? [])];
  }
}
