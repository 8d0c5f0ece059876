import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../intl/messageIds';
import { RequestError } from '../../relay/RequestError';

/** One of the server's expected refusals. */
export type UserError = { readonly code: string; readonly field?: string | null; readonly message: string };

/** What a dialog shows: the lines of its alert, and texts next to fields. */
export type AuthProblem = { lines: readonly string[]; fields: Readonly<Record<string, string>> };

/** The app's own words for the codes it knows, by code or by code and field (decision D89). */
const known: Record<string, MessageId> = {
  BAD_CREDENTIALS: 'auth.badCredentials',
  USERNAME_TAKEN: 'auth.usernameTaken',
  EMAIL_TAKEN: 'auth.emailTaken',
  RATE_LIMITED: 'auth.rateLimited',
  'TOO_SHORT username': 'auth.usernameTooShort',
  'TOO_LONG username': 'auth.usernameTooLong',
  'INVALID username': 'auth.usernameInvalid',
  'TOO_SHORT password': 'auth.passwordTooShort',
  'TOO_LONG password': 'auth.passwordTooLong',
  'INVALID email': 'auth.emailInvalid',
};

/** The server's refusals in the reader's language: known codes in the app's words, others in the server's. */
export function describeUserErrors(errors: readonly UserError[], fallback: MessageId, intl: IntlShape): AuthProblem {
  const fields: Record<string, string> = {};
  const lines = errors.map(({ code, field, message }) => {
    const id = known[`${code} ${field}`] ?? known[code];
    const text = (id ? intl.formatMessage({ id }) : message) || intl.formatMessage({ id: fallback });
    if (field) fields[field] ??= text;
    return text;
  });
  return { lines: lines.length > 0 ? lines : [intl.formatMessage({ id: fallback })], fields };
}

/** A request that failed as a whole: the server's message if it gave one, else the fallback; what can be done about it. */
export function describeFailure(error: unknown, fallback: MessageId, intl: IntlShape): AuthProblem {
  const text = intl.formatMessage({ id: fallback });
  if (!(error instanceof RequestError)) return { lines: [text], fields: {} };
  if (error.kind === 'offline') return { lines: [text, intl.formatMessage({ id: 'auth.offline' })], fields: {} };
  if (error.kind === 'rateLimited') {
    const minutes = Math.ceil((error.retryAfterSeconds ?? 0) / 60);
    const wait = minutes > 0 ? intl.formatMessage({ id: 'auth.rateLimitedFor' }, { minutes }) : undefined;
    return { lines: [wait ?? intl.formatMessage({ id: 'auth.rateLimited' })], fields: {} };
  }
  const { code, serverMessage: message } = error;
  return message ? describeUserErrors([{ code: code ?? '', message }], fallback, intl) : { lines: [text], fields: {} };
}
