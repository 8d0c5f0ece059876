import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../intl/messageIds';
import { failureReason } from '../../relay/failureReason';
import { RequestError } from '../../relay/RequestError';

/** One error that a mutation returns in `userErrors`. */
export type UserError = {
  readonly code: string;
  readonly field?: string | null;
  readonly message: string;
  readonly retryAfterSeconds?: number | null;
};

/** The errors of a form: the lines of its alert, the texts at its fields, and the codes, which a form may react to. */
export type FormProblem = {
  lines: readonly string[];
  fields: Readonly<Record<string, string>>;
  codes: readonly string[];
};

/** The app's own messages for known errors, by code or by code and field. */
const known: Record<string, MessageId> = {
  BAD_CREDENTIALS: 'auth.badCredentials',
  USERNAME_TAKEN: 'auth.usernameTaken',
  EMAIL_TAKEN: 'auth.emailTaken',
  WRONG_PASSWORD: 'auth.wrongPassword',
  INVALID_TOKEN: 'auth.tokenInvalid',
  INVALID_AUTH_TOKEN: 'auth.signInExpired',
  'TOO_SHORT username': 'auth.usernameTooShort',
  'TOO_LONG username': 'auth.usernameTooLong',
  'INVALID username': 'auth.usernameInvalid',
  'TOO_SHORT password': 'auth.passwordTooShort',
  'TOO_SHORT newPassword': 'auth.passwordTooShort',
  'TOO_LONG password': 'auth.passwordTooLong',
  'TOO_LONG newPassword': 'auth.passwordTooLong',
  'REQUIRED password': 'auth.currentPasswordRequired',
  'REQUIRED currentPassword': 'auth.currentPasswordRequired',
  'REQUIRED name': 'request.nameMissing',
  'TOO_SHORT name': 'request.nameMissing',
  'TOO_LONG name': 'auth.nameTooLong',
  'REQUIRED details': 'request.detailsMissing',
  'TOO_SHORT details': 'request.detailsMissing',
  'TOO_LONG details': 'request.detailsTooLong',
  'TOO_LONG firstName': 'auth.nameTooLong',
  'TOO_LONG lastName': 'auth.nameTooLong',
  'INVALID email': 'auth.emailInvalid',
  'TOO_LONG email': 'auth.emailInvalid',
  'TOO_SHORT email': 'auth.emailInvalid',
  'REQUIRED email': 'auth.emailInvalid',
};

/** The message that says when to try again. It contains the minutes if they are known. */
function describeWait(seconds: number | null | undefined, intl: IntlShape): string {
  const minutes = Math.ceil((seconds ?? 0) / 60);
  if (minutes <= 0) return intl.formatMessage({ id: 'auth.rateLimited' });
  return intl.formatMessage({ id: 'auth.rateLimitedFor' }, { minutes });
}

/** The texts of the server's errors: our message for a known code, else the server's message, else the fallback. */
export function describeUserErrors(errors: readonly UserError[], fallback: MessageId, intl: IntlShape): FormProblem {
  const fields: Record<string, string> = {};
  const lines = errors.map((error) => {
    const { code, field, message, retryAfterSeconds } = error;
    if (code === 'RATE_LIMITED') return describeWait(retryAfterSeconds, intl);
    const reason = failureReason(error);
    if (reason) return intl.formatMessage(reason, reason.values);
    const id = known[`${code} ${field}`] ?? known[code];
    const text = (id ? intl.formatMessage({ id }) : message) || intl.formatMessage({ id: fallback });
    if (field) fields[field] ??= text;
    return text;
  });
  const codes = errors.map(({ code }) => code);
  return { lines: lines.length > 0 ? lines : [intl.formatMessage({ id: fallback })], fields, codes };
}

/**
 * The message for a failed request: the time to wait if there were too many requests, the server's reason if there is
 * one, or else the fallback. If the device is offline, a second line tells the user to check the connection.
 */
export function describeFailure(error: unknown, fallback: MessageId, intl: IntlShape): FormProblem {
  const text = intl.formatMessage({ id: fallback });
  const say = (...lines: string[]): FormProblem => ({ lines, fields: {}, codes: [] });
  if (!(error instanceof RequestError)) return say(text);
  if (error.kind === 'offline') return say(text, intl.formatMessage({ id: 'auth.offline' }));
  if (error.kind === 'rateLimited') return say(describeWait(error.retryAfterSeconds, intl));
  const code = error.code ?? (error.kind === 'unauthenticated' ? 'UNAUTHENTICATED' : '');
  const message = error.serverMessage ?? '';
  const { retryAfterSeconds } = error;
  return message || code ? describeUserErrors([{ code, message, retryAfterSeconds }], fallback, intl) : say(text);
}
