import type { ErrorRequestHandler } from 'express';
import { UserError } from '../domain/UserError';

/** What body-parser and Express refuse, by the type or status of their errors. */
const refusals: Record<string, { code: string; message: string }> = {
  'entity.parse.failed': { code: 'BAD_JSON', message: 'The body is not valid JSON' },
  'entity.too.large': { code: 'TOO_LARGE', message: 'The body is larger than 100 kB' },
  'charset.unsupported': { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the body as JSON in UTF-8' },
  'encoding.unsupported': { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the body plain or gzipped' },
};

const unreadable = { code: 'BAD_REQUEST', message: 'The request cannot be read; check its address and its body' };

/** Expected failures as {message, code, field?, errors}; whatever else was thrown goes on to be logged and masked. */
export const answerErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  if (error instanceof UserError) {
    const { status, code, field, message, faults, retryAfterSeconds } = error;
    if (retryAfterSeconds !== null) response.set('retry-after', String(retryAfterSeconds));
    return void response.status(status).json({ message, code, field, errors: faults });
  }
  const { status, type } = error as { status?: number; type?: string };
  if (status === undefined || status < 400 || status > 499) return next(error);
  response.status(status).json(refusals[type ?? ''] ?? unreadable);
};
