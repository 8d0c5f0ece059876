import type { UserErrorCode } from '../errors/UserError';

/** The HTTP status that says the same as each code of an expected failure. */
export const statusByCode: Record<UserErrorCode, number> = {
  REQUIRED: 400,
  INVALID: 400,
  BAD_CURSOR: 400,
  TOO_SHORT: 400,
  TOO_LONG: 400,
  USERNAME_TAKEN: 409,
  EMAIL_TAKEN: 409,
  ALREADY_IN_DIARY: 409,
  CONFLICT: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
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
};
