import { isUtf8 } from 'node:buffer';
import { json, type RequestHandler } from 'express';

/** The largest JSON body, in bytes. Uploaded files have another limit (rest/receiveFile.ts). */
export const MAX_BODY = 100_000;

/**
 * Reads a JSON body into `request.body`. It also works outside Express. An error is passed to `next`. The charset
 * "utf8", a common spelling of "utf-8", is accepted.
 */
export const readJsonBody: RequestHandler = (request, response, next) => {
  const { headers } = request;
  headers['content-type'] &&= headers['content-type'].replace(/(;\s*charset="?)utf8\b/i, '$1utf-8');
  readUtf8Body(request, response, next);
};

const readUtf8Body = json({
  limit: MAX_BODY,
  strict: false,
  type: ['application/json', 'application/graphql+json'],
  // A decoder replaces each broken character by U+FFFD, so "Jos\xe9" would be stored as "Jos\ufffd".
  verify: (_request, _response, body, encoding) => {
    if (encoding === 'utf-8' && !isUtf8(body)) throw Object.assign(new Error('not UTF-8'), BROKEN_TEXT);
  },
});

const BROKEN_TEXT = { status: 400, type: 'body.not.utf-8' };

/** Our answers to the errors of readJsonBody, by the type of the error. */
const refusals: Record<string, { code: string; message: string }> = {
  'entity.parse.failed': { code: 'BAD_JSON', message: 'The body is not valid JSON' },
  [BROKEN_TEXT.type]: { code: 'BAD_JSON', message: 'The body is not valid UTF-8' },
  'entity.too.large': { code: 'TOO_LARGE', message: `The body is larger than ${MAX_BODY / 1000} kB` },
  'charset.unsupported': { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the body as JSON in UTF-8' },
  'encoding.unsupported': { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the body plain or gzipped' },
};

const unreadable = { code: 'BAD_REQUEST', message: 'The request cannot be read; check its address and its body' };

/** The answer for an error of a request that cannot be read (status 400 to 499); null for any other error. */
export function refusalOf(error: unknown): { status: number; code: string; message: string } | null {
  const { status, type } = error as { status?: number; type?: string };
  if (status === undefined || status < 400 || status > 499) return null;
  return { status, ...(refusals[type ?? ''] ?? unreadable) };
}
