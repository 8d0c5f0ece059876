import type { ErrorRequestHandler } from 'express';
import { asUnavailable } from '../database/asUnavailable';
import { UserError } from '../errors/UserError';
import { refusalOf } from '../request/jsonBody';
import { statusByCode } from '../request/statusByCode';

/**
 * The answer to an expected failure is {message, code, field, errors}, with the header Retry-After if the failure has
 * retryAfterSeconds. The answer to a request that cannot be read is {message, code}. All other errors, and errors after
 * the headers were sent, are passed on to the next error handler.
 */
export const answerErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  const expected = error instanceof UserError ? error : asUnavailable(error);
  if (expected) {
    const { code, retryAfterSeconds } = expected;
    if (retryAfterSeconds !== null) response.set('retry-after', String(retryAfterSeconds));
    return void response.status(statusByCode[code]).json(refusalBody(expected));
  }
  const refusal = refusalOf(error);
  if (!refusal) return next(error);
  const { status, ...body } = refusal;
  response.status(status).json(body);
};

/**
 * The body for an expected failure. `path` is the path to the wrong field in the body or in the parameters of the
 * request, e.g. ["choices", "1", "line"]. It is empty if `field` is null.
 */
export function refusalBody({ code, field, message, faults }: UserError) {
  const errors = faults.map(({ path, ...fault }) => ({ ...fault, path: path ?? (fault.field ? [fault.field] : []) }));
  return { message, code, field, errors };
}
