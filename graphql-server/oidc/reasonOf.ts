import { SignInError } from '../domain/accounts/externalSignIn/SignInError';

/** The form of error codes of OAuth, Node and the library openid-client. Other text may contain personal data. */
const CODE = /^[\w.-]{1,60}$/;

/**
 * The reason why a sign-in failed, for the log. It contains only fixed texts of Fuud, names of errors (TypeError) and
 * codes of errors (access_denied, OAUTH_TIMEOUT, ECONNREFUSED), because a provider's message may contain personal data.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof SignInError) return error.why;
  if (!(error instanceof Error)) return typeof error;
  const { error: oauth, code, cause } = error as Error & { error?: unknown; code?: unknown };
  const codes = [oauth, code].filter((word): word is string => typeof word === 'string' && CODE.test(word));
  const below = cause instanceof Error ? [reasonOf(cause)] : [];
  return [...new Set([error.name, ...codes, ...below])].join(' ');
}
