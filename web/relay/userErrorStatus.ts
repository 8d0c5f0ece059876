const statuses: Record<string, number> = {
  UNAUTHENTICATED: 401,
  BAD_CREDENTIALS: 401,
  INVALID_AUTH_TOKEN: 401,
  FORBIDDEN: 403,
  WRONG_PASSWORD: 403,
  QUOTA_REACHED: 403,
  NOT_FOUND: 404,
  USERNAME_TAKEN: 409,
  EMAIL_TAKEN: 409,
  ALREADY_IN_DIARY: 409,
  CONFLICT: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  RATE_LIMITED: 429,
  OVERLOADED: 503,
  UNAVAILABLE: 503,
};

/** The HTTP status that the REST API returns for the code of a userError. Codes that are not listed above get 400. */
export function userErrorStatus(code: string): number {
  return statuses[code] ?? 400;
}
